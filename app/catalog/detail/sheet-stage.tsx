import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ZoomPane } from './zoom-pane.tsx'
import './sheet-stage.css'

interface SheetStageProps {
  id: string
  label: string
  /** URL of the original image. */
  src: string
  alt: string
}

/** One plan or document in full screen. The image loads when the dialog opens. */
export function SheetStage({ id, label, src, alt }: SheetStageProps) {
  return (
    <Dialog id={id} look="stage" label={label} className="sheet-stage">
      <p className="sheet-stage-label">{label}</p>
      <ZoomPane label={label} className="sheet-stage-pane">
        <img src={src} alt={alt} loading="lazy" decoding="async" />
      </ZoomPane>
    </Dialog>
  )
}
