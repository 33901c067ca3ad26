import { Maximize2 } from 'lucide'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import './gallery-tile.css'

export interface GalleryPicture {
  id: number
  image: string
  category: string
  /** With its label. */
  alt: string
  claim: string | null
  width: number | null
  height: number | null
  colour: string | null
}

interface GalleryTileProps {
  picture: GalleryPicture
  sizes: string | undefined
  onOpen: () => void
}

export function GalleryTile({ picture, sizes = '100vw', onOpen }: GalleryTileProps) {
  const src = assetAddress(UPLOAD_FOLDER.images, picture.image)
  return (
    <div className="gallery-tile">
      <button type="button" aria-haspopup="dialog" onClick={onOpen}>
        <Picture
          src={src}
          alt={picture.alt}
          width={picture.width ?? 1600}
          height={picture.height ?? 1000}
          sizes={sizes}
          widths={WIDTHS}
          colour={picture.colour}
        />
        <span className="gallery-tile-zoom">
          <Icon of={Maximize2} size={18} />
        </span>
      </button>
      {picture.claim && <small className="claim">{picture.claim}</small>}
      <noscript>
        <a href={src}>
          <span className="sr-only">{picture.alt}, full size</span>
        </a>
      </noscript>
    </div>
  )
}

// A page has many images, and those of the mosaic twice, so a long srcset would dominate the HTML size.
const WIDTHS = [480, 960, 1280]
