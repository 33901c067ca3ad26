import { ArrowLeft, ArrowRight, Check, GripVertical } from 'lucide'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { GalleryImage } from '#contract/catalog/project-parts.schema.ts'
import { claimText } from '#contract/uploads/claim-text.ts'
import { pictureClaimsMessages } from '#contract/uploads/picture-claims.messages.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { useDrag } from '../../ui/record/use-drag.ts'
import type { PartOrder } from './use-part-order.ts'

interface GalleryTilesProps {
  images: readonly GalleryImage[]
  ticked: readonly number[]
  onTick: (id: number, isTicked: boolean) => void
  order: PartOrder<GalleryImage>
}

export function GalleryTiles({ images, ticked, onTick, order }: GalleryTilesProps) {
  const { step, canStep } = order
  const drag = useDrag(order)

  return (
    <ul className="gallery-tiles">
      {images.map(({ id, image, imageCategoryName, width, height, colour, claim }) => {
        const isTicked = ticked.includes(id)
        return (
          <li
            key={id}
            className="gallery-tile-edit"
            data-ticked={isTicked || undefined}
            data-over={drag.isOver(id) || undefined}
            {...drag.handle(id)}
            onDragOver={(event) => drag.onDragOver(event, id)}
            onDrop={(event) => drag.onDrop(event, id)}
          >
            <Picture
              src={assetAddress(UPLOAD_FOLDER.images, image)}
              alt=""
              width={width ?? 640}
              height={height ?? 480}
              sizes="(max-width: 599px) 50vw, 280px"
              widths={[320, 640]}
              colour={colour}
            />
            <label className="gallery-tick">
              <input
                type="checkbox"
                checked={isTicked}
                aria-label={editorMessages.gallery.select(image)}
                onChange={(event) => onTick(id, event.target.checked)}
              />
              <span>
                <Icon of={Check} size={16} />
              </span>
            </label>
            <span className="gallery-grip" aria-hidden="true">
              <Icon of={GripVertical} size={16} />
            </span>
            <div className="gallery-caption">
              <span title={image}>
                {imageCategoryName}
                <small data-missing={claim === null || undefined}>
                  {claimText(claim) ?? pictureClaimsMessages.notLabelled}
                </small>
              </span>
              <span className="gallery-steps">
                <IconButton
                  label={editorMessages.gallery.earlier(image)}
                  icon={<Icon of={ArrowLeft} size={16} />}
                  aria-disabled={!canStep(id, -1)}
                  onClick={() => canStep(id, -1) && step(id, -1)}
                />
                <IconButton
                  label={editorMessages.gallery.later(image)}
                  icon={<Icon of={ArrowRight} size={16} />}
                  aria-disabled={!canStep(id, 1)}
                  onClick={() => canStep(id, 1) && step(id, 1)}
                />
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
