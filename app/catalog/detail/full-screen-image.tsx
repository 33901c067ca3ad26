import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ZoomPane } from './zoom-pane.tsx'
import './full-screen-image.css'

interface FullScreenImageProps {
  id: string
  label: string
  /** URL of the original image. */
  src: string
  alt: string
  /** Absent if the dialog is opened by a `command` button. */
  onClose?: () => void
}

/** One plan or document in full screen. The image loads when the dialog opens. */
export function FullScreenImage({ id, label, src, alt, onClose }: FullScreenImageProps) {
  return (
    <Dialog
      id={id}
      look="stage"
      label={label}
      className="full-screen-image"
      {...(onClose && { isOpen: true, onClose })}
    >
      <p className="full-screen-image-label">{label}</p>
      <ZoomPane label={label} className="full-screen-image-pane">
        <img src={src} alt={alt} loading="lazy" decoding="async" />
      </ZoomPane>
    </Dialog>
  )
}
