import type { MouseEvent } from 'react'
import { assetAddress } from '#contract/uploads/asset-address.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Plinth } from '../ui/brand/plinth.tsx'
import { Day } from '../ui/day.tsx'
import { Picture } from '../ui/media/picture.tsx'
import type { ShownItem } from './media-years.ts'

interface ClippingProps {
  item: ShownItem
  /** The first on the page is the picture it opens with. */
  isFirst: boolean
  onOpen: () => void
}

/** A link to the picture itself, so that it opens without scripts too; with them it opens in front of the page. */
export function Clipping({ item, isFirst, onOpen }: ClippingProps) {
  const image = item.image === null ? null : assetAddress(UPLOAD_FOLDER.banners, item.image)

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }

  const face = (
    <>
      <span className="clipping-well">
        <Picture
          className="clipping-picture"
          src={image}
          alt=""
          width={CLIPPING.width}
          height={CLIPPING.height}
          sizes="(max-width: 599px) 80vw, (max-width: 999px) 40vw, 26vw"
          widths={[480, 640, 960]}
          isEager={isFirst}
          isGraded={false}
        />
      </span>
      <Plinth />
      <h3 className="clipping-title">{item.name}</h3>
      <Day className="label tabular" day={item.date} />
    </>
  )
  if (image === null) return <div className="clipping">{face}</div>
  return (
    <a className="clipping plinth-host" href={image} aria-haspopup="dialog" onClick={open}>
      {face}
    </a>
  )
}

/** The shape a scan mostly has; the picture's own decides. */
export const CLIPPING = { width: 960, height: 1280 }
