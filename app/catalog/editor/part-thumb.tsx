import type { ReactNode } from 'react'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/media/picture.tsx'

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

export function PartName({ thumb, name, children }: { thumb?: ReactNode; name: string; children?: ReactNode }) {
  return (
    <span className="part-name">
      {thumb}
      <span>
        <b>{name}</b>
        {children}
      </span>
    </span>
  )
}
