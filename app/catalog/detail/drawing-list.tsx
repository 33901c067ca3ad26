import type { MouseEventHandler } from 'react'
import { assetAddress } from '#contract/uploads/asset-address.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Picture } from '../../ui/media/picture.tsx'

interface Drawing {
  sheetId: string
  name: string
  image: string | null
  isChosen: boolean
  onChoose: MouseEventHandler
}

/** Each entry is a link to its sheet, so that it works before scripts. */
export function DrawingList({ label, drawings }: { label: string; drawings: readonly Drawing[] }) {
  return (
    <nav className="drawing-list" aria-label={label}>
      <ul>
        {drawings.map(({ sheetId, name, image, isChosen, onChoose }) => (
          <li key={sheetId}>
            <a href={`#${sheetId}`} aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
              <span className="drawing-thumb">
                {image && (
                  <Picture
                    src={assetAddress(UPLOAD_FOLDER.images, image)}
                    alt=""
                    width={1600}
                    height={1120}
                    sizes="76px"
                    widths={[320]}
                    isGraded={false}
                  />
                )}
              </span>
              <b>{name}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
