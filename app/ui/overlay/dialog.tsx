import { X } from 'lucide'
import { type ReactNode, type ToggleEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { DIALOG } from '#contract/content/screen.constants.ts'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { supportDialogs } from './dialog-support.ts'
import { noteDialog } from './top-dialog.ts'
import './dialog.css'

type DialogProps = {
  id: string
  /** Paper on an ink base; the whole screen in ink; a panel at the right; a whole sheet of paper. */
  look?: 'sheet' | 'stage' | 'drawer' | 'page'
  /** Esc closes every dialog; a click beside it only those that lose nothing by it. */
  isDismissable?: boolean
  hasClose?: boolean
  closeLabel?: string
  /** Leave it out for dialogs opened by a `command` button or openDialog; give it where React decides. */
  isOpen?: boolean
  onClose?: () => void
  className?: string
  children: ReactNode
} & ({ title: ReactNode; label?: undefined } | { title?: undefined; label: string })

/** Spread on the control that gets the focus: the attribute serves the page before scripts, the mark serves React. */
export const initialFocus = { autoFocus: true, 'data-initial-focus': '' } as const

export function Dialog(props: DialogProps) {
  const { id, look = 'sheet', isDismissable = true, hasClose = true, closeLabel = 'Close', isOpen, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname, search } = useLocation()
  const isCorrected = useNavigationType() === 'REPLACE'
  const openedAt = useRef({ pathname, search })
  const here = useRef({ pathname, search })
  here.current = { pathname, search }

  useEffect(supportDialogs, [])

  // Before it leaves the document: a removed dialog says nothing more, and takes along whatever still stands in it.
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    if (current.open) noteDialog(current, true)
    return () => noteDialog(current, false)
  }, [])

  useEffect(() => {
    if (isOpen === undefined || !dialog.current) return
    if (isOpen && !dialog.current.open) {
      // The address that opened it is its own.
      openedAt.current = here.current
      dialog.current.showModal()
    }
    if (!isOpen) dialog.current.close()
  }, [isOpen])

  // A link inside leads to another page: the dialog must not stay in front of it. An address that is only corrected, by
  // a search still being typed when a row of it was opened, is the same page.
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
      style={FIGURES}
      closedby={isDismissable ? 'any' : 'closerequest'}
      aria-label={props.label}
      aria-labelledby={props.title === undefined ? undefined : `${id}-title`}
      onToggle={tellAndMoveFocusIn}
      onClose={onClose}
      // It may have been opened before React woke up; the browser then wrote `open` on it.
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

// The backdrop leaves together with the dialog, so its own limit only ever shortens that.
const FIGURES = {
  '--enter': `${DIALOG.enterMs}ms`,
  '--exit': `${Math.min(DIALOG.exitMs, DIALOG.backdropFallbackMs)}ms`,
  '--dialog-max': DIALOG.maxWidth,
}

function tellAndMoveFocusIn({ target, currentTarget, newState }: ToggleEvent<HTMLDialogElement>) {
  if (target !== currentTarget) return
  noteDialog(currentTarget, newState === 'open')
  if (newState === 'open') currentTarget.querySelector<HTMLElement>('[data-initial-focus]')?.focus()
}
