import { isBundledPicture, PAGE_FOLDER } from '#contract/content/page-files.ts'
import type { PagePicture as PictureOfPage } from '#contract/content/page-parts.schema.ts'
import { assetAddress } from '#contract/uploads/uploads.constants.ts'
import { Picture } from '../ui/media/picture.tsx'
import { BundledPicture, bundledSrc } from './bundled-picture.tsx'

interface PagePictureProps {
  picture: PictureOfPage
  sizes: string
  isEager?: boolean
}

/** An image chosen by staff, either uploaded or bundled. */
export function PagePicture({ picture, sizes, isEager = false }: PagePictureProps) {
  const { file, alt } = picture
  const position = focalPoint(picture)
  if (isBundledPicture(file)) return <BundledPicture {...{ name: file, alt, sizes, isEager, position }} />
  // The surrounding frame sets the aspect ratio; these dimensions only select among the stored widths.
  return <Picture {...{ src: addressOfPicture(file), alt, sizes, isEager, position }} width={1920} height={1200} />
}

export function addressOfPicture(file: string) {
  return isBundledPicture(file) ? bundledSrc(file) : assetAddress(PAGE_FOLDER.pictures, file)
}

/** Returns the `object-position` of a cropped image; undefined for the centre, which is the browser's default. */
export function focalPoint({ x, y }: Pick<PictureOfPage, 'x' | 'y'>) {
  return x === 50 && y === 50 ? undefined : `${x}% ${y}%`
}
