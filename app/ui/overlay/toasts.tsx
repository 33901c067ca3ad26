import { Check, Info, TriangleAlert, X } from 'lucide'
import { type FocusEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { TOAST } from '#contract/content/screen.constants.ts'
import { recallToast } from '../../lib/toast-after-reload.ts'
import { IconButton } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import { onTopDialog, topDialog } from './dialog-support.ts'
import type { Toast, ToastAction, ToastKind, ToastQueue } from './toast-queue.ts'
import { projectToasts, siteToasts } from './toast-queues.ts'
import './toasts.css'

let previousFocus: HTMLElement | null = null

/** Remembers the element that had the focus before it moved to a toast. */
function noteComing({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && currentTarget.contains(relatedTarget)) return
  previousFocus = relatedTarget instanceof HTMLElement ? relatedTarget : null
}

/** Moves the focus from a toast that is about to be removed back to where it came from, or else into the page. */
function restoreFocus() {
  const within = topDialog() ?? document.body
  if (previousFocus && within.contains(previousFocus) && isUsable(previousFocus))
    return previousFocus.focus({ preventScroll: true })
  focusPage()
}

function focusPage() {
  const dialog = topDialog()
  const place = dialog ? placeIn(dialog) : (find('main input[type="search"]') ?? find('main'))
  place?.focus({ preventScroll: true })
}

function placeIn(dialog: HTMLElement) {
  const own = [...dialog.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => isUsable(control) && !control.closest('.toasts'),
  )
  return own.find((control) => 'initialFocus' in control.dataset) ?? own[0]
}

const CONTROLS = 'input, select, textarea, button, a[href]'

function isUsable(control: HTMLElement) {
  return !control.matches(':disabled') && control.checkVisibility()
}

function find(selector: string) {
  return document.querySelector<HTMLElement>(selector)
}

/** Render once, near the end of the document. */
export function Toasts() {
  const { pathname } = useLocation()

  useEffect(() => {
    siteToasts.turnTo(pathname)
    projectToasts.turnTo(pathname)
  }, [pathname])

  useEffect(() => {
    const stored = recallToast()
    if (!stored) return
    const queue = stored.corner === 'project' ? projectToasts : siteToasts
    queue.show(stored.toast)
    // The reload removed the pressed button, and the focus with it.
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    addEventListener('keydown', closeNewest)
    return () => removeEventListener('keydown', closeNewest)
  }, [])

  return (
    <>
      <ToastCorner queue={siteToasts} position={TOAST.site.position} />
      <ToastCorner queue={projectToasts} position={TOAST.projectScreens.position} />
    </>
  )
}

type Position = 'top-right' | 'bottom-right'

function ToastCorner({ queue, position }: { queue: ToastQueue; position: Position }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, readNothing)
  const home = useRef<HTMLDivElement>(null)
  const corner = useRef<HTMLDivElement>(null)
  const newest = toasts[0]?.id

  // The popover is always open, so that screen readers register the live region before its first message. It moves into
  // the top dialog, because a modal dialog makes the rest of the page inert, and moves back on unmount, because React
  // expects it there.
  useLayoutEffect(() => {
    const slabs = corner.current
    const own = home.current
    if (!slabs?.showPopover || !own) return
    const settle = () => {
      const place = topDialog() ?? own
      if (slabs.parentElement !== place) place.append(slabs)
      if (!slabs.matches(':popover-open')) slabs.showPopover()
    }
    settle()
    const stop = onTopDialog(settle)
    return () => {
      stop()
      own.append(slabs)
    }
  }, [])

  // A dialog that opened later covers the toasts in the top layer; reopening their popover brings them to the front.
  useEffect(() => {
    if (newest === undefined || !corner.current?.showPopover || !document.querySelector('dialog:modal')) return
    corner.current.hidePopover()
    corner.current.showPopover()
  }, [newest])

  return (
    <div ref={home} className="toasts-home">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only records where the focus came from */}
      <div
        ref={corner}
        popover="manual"
        className={`toasts toasts-${position} no-print`}
        style={{ '--fade': `${TOAST.fadeMs}ms` }}
        aria-live="polite"
        onFocus={noteComing}
      >
        {toasts.map((toast) => (
          <ToastSlab
            key={toast.id}
            toast={toast}
            onHold={() => queue.hold(toast.id)}
            onRelease={() => queue.release(toast.id)}
            onDismiss={() => queue.dismiss(toast.id)}
          />
        ))}
      </div>
    </div>
  )
}

type ToastSlabProps = {
  toast: Omit<Toast, 'page'>
  onHold?: () => void
  onRelease?: () => void
  onDismiss?: () => void
}

export function ToastSlab({ toast, onHold, onRelease, onDismiss }: ToastSlabProps) {
  function dismiss({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (currentTarget === document.activeElement) restoreFocus()
    onDismiss?.()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause its timer; the button acts
    <div
      className={`toast toast-${toast.kind} on-ink`}
      data-leaving={toast.isLeaving || undefined}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      {ICONS[toast.kind]}
      <div>
        <b className="toast-title">{toast.title}</b>
        {toast.text && <span className="toast-text">{toast.text}</span>}
        {toast.action && <ToastAct action={toast.action} onDismiss={onDismiss} />}
      </div>
      <IconButton className="toast-close" label="Dismiss" icon={<Icon of={X} size={16} />} onClick={dismiss} />
    </div>
  )
}

function ToastAct({ action, onDismiss }: { action: ToastAction; onDismiss: (() => void) | undefined }) {
  function act({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    action.onAct()
    if (currentTarget === document.activeElement) focusPage()
    onDismiss?.()
  }
  return (
    <button type="button" className="toast-action" onClick={act}>
      {action.label}
    </button>
  )
}

/** Esc dismisses the newest toast, unless another handler has used the key or a dialog is open. */
function closeNewest(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
  if (document.activeElement?.closest('.toast')) restoreFocus()
  return projectToasts.dismissNewest() || siteToasts.dismissNewest()
}

const ICONS: Record<ToastKind, React.ReactNode> = {
  success: <Icon of={Check} size={18} />,
  info: <Icon of={Info} size={18} />,
  warning: <Icon of={TriangleAlert} size={18} />,
  error: <Icon of={TriangleAlert} size={18} />,
}

const NO_TOASTS: readonly Toast[] = []
const readNothing = () => NO_TOASTS
