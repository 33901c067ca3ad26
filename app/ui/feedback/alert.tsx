import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { focusWithoutScripts } from '../form/focus-without-scripts.ts'
import { Icon } from '../icon.tsx'
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
  const place = useRef<HTMLDivElement>(null)
  const isUrgent = kind === 'error' || kind === 'warning'

  // Never outside the window: on a phone the button that was pressed may be a screen away. One that is in sight must not
  // move the page, where the first refused field has just been brought into view.
  useEffect(() => {
    const { current } = place
    if (!current || !isUrgent) return
    const { top, bottom } = current.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) current.scrollIntoView({ block: 'nearest' })
  }, [isUrgent])

  if (isClosed) return null

  function close() {
    setClosed(true)
    onClose?.()
  }

  return (
    <div
      ref={place}
      className={`alert alert-${kind}`}
      role={isUrgent ? 'alert' : 'status'}
      tabIndex={-1}
      {...focusWithoutScripts(isUrgent)}
    >
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
