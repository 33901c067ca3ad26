import { Dialog } from '../../ui/overlay/dialog.tsx'
import { ZoomPane } from './zoom-pane.tsx'
import './full-screen-image.css'

interface FullScreenImageProps {
  id: string
  label: string
  src: string
  alt: string
  /** Absent if a `command` button opens the dialog. */
  onClose?: () => void
}

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
