import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../action/button.tsx'
import { focusWithoutScripts } from '../form/focus-without-scripts.ts'
import { Icon } from '../icon.tsx'
import './alert.css'

type AlertKind = 'error' | 'warning' | 'success' | 'info'

export type AlertProps = {
  text: ReactNode
  reason?: ReactNode
  kind?: AlertKind
  /** Called when the alert is dismissed. The alert hides itself; pass a new `key` to show another one. */
  onClose?: () => void
}

export function Alert({ text, reason, kind = 'error', onClose }: AlertProps) {
  const [isClosed, setClosed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isUrgent = kind === 'error' || kind === 'warning'

  // Only scrolls to an alert outside the window: the pressed button may be far away from it, but scrolling to a visible
  // alert could move the first invalid field out of view.
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
