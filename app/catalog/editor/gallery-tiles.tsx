import { ArrowLeft, ArrowRight, Check, GripVertical } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { say } from '#contract/catalog/editor.messages.ts'
import type { GalleryImage } from '#contract/catalog/gallery.schema.ts'
import { assetAddress } from '#contract/uploads/asset-address.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'

interface GalleryTilesProps {
  images: readonly GalleryImage[]
  ticked: readonly number[]
  onTick: (id: number, isTicked: boolean) => void
  onDrop: (movedId: number, ontoId: number) => unknown
  onStep: (id: number, step: 1 | -1) => unknown
  canStep: (id: number, step: 1 | -1) => boolean
}

/** The pictures in their order. They are dragged by hand, or moved by their arrows with keyboard and finger. */
export function GalleryTiles({ images, ticked, onTick, onDrop, onStep, canStep }: GalleryTilesProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)

  function begin(event: DragEvent, id: number) {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', String(id))
    setDragged(id)
  }

  function hold(event: DragEvent, id: number) {
    if (dragged === null) return
    event.preventDefault()
    setOver(id)
  }

  function drop(event: DragEvent, id: number) {
    if (dragged === null) return
    event.preventDefault()
    onDrop(dragged, id)
    end()
  }

  function end() {
    setDragged(null)
    setOver(null)
  }

  return (
    <ul className="gallery-tiles">
      {images.map(({ id, image, imageCategoryName, width, height, colour }) => {
        const isTicked = ticked.includes(id)
        return (
          <li
            key={id}
            className="gallery-tile-edit"
            draggable
            data-ticked={isTicked || undefined}
            data-over={(over === id && dragged !== id) || undefined}
            onDragStart={(event) => begin(event, id)}
            onDragOver={(event) => hold(event, id)}
            onDrop={(event) => drop(event, id)}
            onDragEnd={end}
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
                aria-label={say.gallery.select(image)}
                onChange={(event) => onTick(id, event.target.checked)}
              />
              <span>
                <Check size={16} />
              </span>
            </label>
            <span className="gallery-grip" aria-hidden="true">
              <GripVertical size={16} />
            </span>
            <div className="gallery-caption">
              <span title={image}>{imageCategoryName}</span>
              <span className="gallery-steps">
                <IconButton
                  label={say.gallery.earlier(image)}
                  icon={<ArrowLeft size={16} />}
                  // Disabled, it would drop the focus of whoever has just pressed it.
                  aria-disabled={!canStep(id, -1)}
                  onClick={() => canStep(id, -1) && onStep(id, -1)}
                />
                <IconButton
                  label={say.gallery.later(image)}
                  icon={<ArrowRight size={16} />}
                  aria-disabled={!canStep(id, 1)}
                  onClick={() => canStep(id, 1) && onStep(id, 1)}
                />
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
