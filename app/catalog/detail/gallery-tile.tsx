import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { inPlace } from '../../ui/action/in-place.ts'
import { Picture } from '../../ui/media/picture.tsx'
import './gallery-tile.css'

export interface GalleryPicture {
  id: number
  image: string
  category: string
  /** Includes the text of `claim`. */
  alt: string
  claim: string | null
  width: number | null
  height: number | null
  colour: string | null
}

interface GalleryTileProps {
  picture: GalleryPicture
  sizes: string | undefined
  widths: readonly number[]
  onOpen: () => void
}

export function GalleryTile({ picture, sizes = '100vw', widths, onOpen }: GalleryTileProps) {
  const src = assetAddress(UPLOAD_FOLDER.images, picture.image)
  return (
    <div className="gallery-tile">
      <a href={src} aria-haspopup="dialog" onClick={inPlace(onOpen)}>
        <Picture
          src={src}
          alt={picture.alt}
          width={picture.width ?? 1600}
          height={picture.height ?? 1000}
          sizes={sizes}
          widths={widths}
          colour={picture.colour}
        />
      </a>
      {picture.claim && <small className="claim">{picture.claim}</small>}
    </div>
  )
}
