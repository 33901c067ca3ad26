import { X } from 'lucide'
import { type ReactNode, type ToggleEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { IconButton } from '../action/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { noteDialog, supportDialogs } from './dialog-support.ts'
import './dialog.css'

type DialogProps = {
  id: string
  /**
   * sheet: light box on a dark backdrop; stage: dark full screen; drawer: at the right edge; page: light full screen.
   */
  look?: 'sheet' | 'stage' | 'drawer' | 'page'
  /** Whether a click on the backdrop closes the dialog; false where that would lose input or skip a required answer. */
  isDismissable?: boolean
  /** False while Esc would lose something, such as a secret or a running import. */
  closesOnEscape?: boolean
  hasClose?: boolean
  closeLabel?: string
  /** Only for dialogs that React state controls; omit it for those opened by a `command` button or `openDialog`. */
  isOpen?: boolean
  onClose?: () => void
  className?: string
  children: ReactNode
} & ({ title: ReactNode; label?: undefined } | { title?: undefined; label: string })

/** Spread on the control that an opening dialog focuses: `autoFocus` works before hydration, the attribute after it. */
export const initialFocus = { autoFocus: true, 'data-initial-focus': '' } as const

export function Dialog(props: DialogProps) {
  const { id, look = 'sheet', isDismissable = true, closesOnEscape = true, isOpen, onClose } = props
  const { hasClose = true, closeLabel = 'Close' } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname, search } = useLocation()
  const isCorrected = useNavigationType() === 'REPLACE'
  const openedAt = useRef({ pathname, search })
  const here = useRef({ pathname, search })
  here.current = { pathname, search }

  useEffect(supportDialogs, [])

  // Runs before the dialog leaves the document: a removed dialog fires no event, and would remove the toasts inside it.
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    if (current.open) noteDialog(current, true)
    return () => noteDialog(current, false)
  }, [])

  useEffect(() => {
    if (isOpen === undefined || !dialog.current) return
    if (isOpen && !dialog.current.open) {
      // Only a URL that changes after the opening closes the dialog.
      openedAt.current = here.current
      dialog.current.showModal()
    }
    if (!isOpen) dialog.current.close()
  }, [isOpen])

  // Close when a link inside is followed, but not when only the query is replaced, for example by a debounced search.
  useEffect(() => {
    const isOtherPage = openedAt.current.pathname !== pathname
    const isOtherView = openedAt.current.search !== search && !isCorrected
    if (isOtherPage || isOtherView) dialog.current?.close()
    openedAt.current = { pathname, search }
  }, [pathname, search, isCorrected])

  return (
    <dialog
      ref={dialog}
      id={id}
      className={classNames('dialog', `dialog-${look}`, look === 'stage' && 'on-ink', props.className)}
      closedby={!closesOnEscape ? 'none' : isDismissable ? 'any' : 'closerequest'}
      aria-label={props.label}
      aria-labelledby={props.title === undefined ? undefined : `${id}-title`}
      onToggle={notifyAndMoveFocus}
      onClose={onClose}
      // The dialog may have been opened before hydration, when the browser set its `open` attribute.
      suppressHydrationWarning
    >
      <div className="dialog-content">
        {props.title !== undefined && (
          <h2 className="dialog-title" id={`${id}-title`}>
            {props.title}
          </h2>
        )}
        {props.children}
        {hasClose && (
          <IconButton
            className="dialog-close"
            command="close"
            commandfor={id}
            label={closeLabel}
            icon={<Icon of={X} size={20} />}
          />
        )}
      </div>
    </dialog>
  )
}

function notifyAndMoveFocus({ target, currentTarget, newState }: ToggleEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return
  noteDialog(currentTarget, newState === 'open')
  const control = newState === 'open' ? currentTarget.querySelector<HTMLElement>('[data-initial-focus]') : null
  // Skip a control that already has the focus, because focusing a text field again can undo its selection.
  if (control !== document.activeElement) control?.focus()
}
