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

/** A picture that staff have chosen: an uploaded or a bundled one. */
export function PagePicture({ picture, sizes, isEager = false }: PagePictureProps) {
  const { file, alt } = picture
  const position = focalPoint(picture)
  if (isBundledPicture(file)) return <BundledPicture {...{ name: file, alt, sizes, isEager, position }} />
  // The frame around the picture sets its shape; the numbers only choose among the stored widths.
  return <Picture {...{ src: addressOfPicture(file), alt, sizes, isEager, position }} width={1920} height={1200} />
}

/** The address of the file of a picture. */
export function addressOfPicture(file: string) {
  return isBundledPicture(file) ? bundledSrc(file) : assetAddress(PAGE_FOLDER.pictures, file)
}

/** The `object-position` of a cropped picture; the middle is the default of the browser. */
export function focalPoint({ x, y }: Pick<PictureOfPage, 'x' | 'y'>) {
  return x === 50 && y === 50 ? undefined : `${x}% ${y}%`
}
