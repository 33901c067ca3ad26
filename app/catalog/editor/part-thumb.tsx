import { assetAddress } from '#contract/uploads/asset-address.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/media/picture.tsx'

/** Thumbnail of a part in a list. Drawings are not cropped. */
export function PartThumb({ image, isDrawing = false }: { image: string | null; isDrawing?: boolean }) {
  return (
    <span className={classNames('part-thumb', isDrawing && 'part-thumb-drawing')}>
      <Picture
        src={image === null ? null : assetAddress(UPLOAD_FOLDER.images, image)}
        alt=""
        width={320}
        height={240}
        sizes="72px"
        widths={[320]}
        isGraded={!isDrawing}
      />
    </span>
  )
}
