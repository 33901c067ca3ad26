import { ArrowUpRight } from 'lucide'
import { useState } from 'react'
import { assetAddress } from '#contract/uploads/asset-address.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import { Day } from '../ui/day.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/media/picture.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { CLIPPING } from './clipping.tsx'
import type { ShownItem } from './media-years.ts'

interface ClippingDialogProps {
  item: ShownItem | null
  onClose: () => void
}

/** One piece of press coverage at full size. */
export function ClippingDialog({ item, onClose }: ClippingDialogProps) {
  // The last one stays while the dialog fades.
  const [last, setLast] = useState(item)
  if (item && item !== last) setLast(item)
  const shown = item ?? last

  return (
    <Dialog
      id="clipping"
      look="stage"
      className="clipping-dialog"
      label={shown ? shown.name : 'Press clipping'}
      isOpen={item !== null}
      onClose={onClose}
    >
      {shown?.image && (
        <figure className="clipping-full">
          <div className="clipping-sheet">
            <Picture
              src={assetAddress(UPLOAD_FOLDER.banners, shown.image)}
              alt={`Clipping: ${shown.name}`}
              width={CLIPPING.width}
              height={CLIPPING.height}
              widths={[960, 1280, 1920]}
              sizes="min(100vw, 1100px)"
              isGraded={false}
            />
            <Plinth />
          </div>
          <figcaption>
            <Day className="label tabular" day={shown.date} />
            <p className="clipping-name">{shown.name}</p>
            <p className="muted small">{shown.description}</p>
            {shown.link && (
              <a className="link clipping-out" href={shown.link} target="_blank" rel="noopener noreferrer">
                Read it there <Icon of={ArrowUpRight} size={16} />
              </a>
            )}
          </figcaption>
        </figure>
      )}
    </Dialog>
  )
}
