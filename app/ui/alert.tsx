import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import './alert.css'

type AlertKind = 'error' | 'warning' | 'success' | 'info'

export type AlertProps = {
  text: ReactNode
  /** The server's own reason, on its own line. */
  reason?: ReactNode
  kind?: AlertKind
  /** Called when it is closed. It also closes by itself: give a new `key` to show it again. */
  onClose?: () => void
}

export function Alert({ text, reason, kind = 'error', onClose }: AlertProps) {
  const [isClosed, setClosed] = useState(false)
  if (isClosed) return null

  function close() {
    setClosed(true)
    onClose?.()
  }

  return (
    <div className={`alert alert-${kind}`} role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}>
      {ICONS[kind]}
      <div>
        <p className="alert-text">{text}</p>
        {reason && <p>{reason}</p>}
      </div>
      <IconButton className="alert-close" label="Close" icon={<Icon of={X} size={18} />} onClick={close} />
    </div>
  )
}

const ICONS: Record<AlertKind, ReactNode> = {
  error: <Icon of={CircleAlert} size={20} />,
  warning: <Icon of={TriangleAlert} size={20} />,
  success: <Icon of={CircleCheck} size={20} />,
  info: <Icon of={Info} size={20} />,
}
