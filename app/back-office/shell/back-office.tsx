import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { startPreview } from '#contract/setup/setup.endpoints.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { useSiteSettings } from '../../lib/company.ts'
import { onSessionChanged, storedSession } from '../../lib/session-store.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { BrokenPicture } from '../../ui/media/broken-picture.tsx'
import { FaultNote } from '../../ui/media/picture.tsx'
import { Toasts } from '../../ui/overlay/toasts.tsx'
import { backgroundUploads } from '../../uploads/background-uploads.ts'
import { UploadTray } from '../../uploads/upload-tray.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { staffSignIn } from './staff-guard.ts'
import './back-office.css'

const GAP_PX = 12

const PHONE = '(max-width: 599px)'
const MUST_STAY_VISIBLE = 'main :is(h1, input, select, textarea, button[type="submit"])'

/**
 * On a phone a toast is as wide as the page, so space for it is reserved at the edge of the page. If it would still
 * cover the heading, a field or the submit button, the page is scrolled.
 */
function useToastSpace() {
  useEffect(() => {
    const cleanups = [reserveSpace('top'), reserveSpace('bottom')]
    return () => {
      for (const cleanUp of cleanups) cleanUp?.()
    }
  }, [])
}

function reserveSpace(edge: 'top' | 'bottom') {
  const toasts = document.querySelector<HTMLElement>(`.toasts-${edge}-right`)
  if (!toasts) return
  const { style } = document.documentElement
  let space = 0
  const update = () => {
    const nextSpace = toasts.offsetHeight === 0 ? 0 : toasts.offsetHeight + GAP_PX
    const grown = nextSpace - space
    const before = scrollY
    space = nextSpace
    style.setProperty(`--toasts-${edge}`, `${space}px`)
    if ((grown === 0 && space === 0) || !matchMedia(PHONE).matches) return
    // Adding space at the top moves the content down, so the page is scrolled by the same amount; space at the bottom
    // does not move it.
    const [unscrolled, scrolled] = edge === 'top' ? [before + grown, before] : [before, before + (grown || space)]
    if (unscrolled !== before) scrollTo({ top: unscrolled, behavior: 'instant' })
    if (grown < 0 || !coversSomething(toasts)) return
    scrollTo({ top: scrolled, behavior: 'instant' })
    if (isFocusOutside()) scrollTo({ top: unscrolled, behavior: 'instant' })
  }
  // The update waits for the next frame, because the reserved space changes the size of the body, which is observed
  // too. The body is observed because content that grows later, such as a list above a form, could move other content
  // under the toast.
  const observer = new ResizeObserver(() => requestAnimationFrame(update))
  observer.observe(toasts)
  observer.observe(document.body)
  return () => {
    observer.disconnect()
    style.removeProperty(`--toasts-${edge}`)
  }
}

function coversSomething(toasts: HTMLElement) {
  const { top, bottom } = toasts.getBoundingClientRect()
  return Array.from(document.querySelectorAll(MUST_STAY_VISIBLE)).some((part) => {
    const box = part.getBoundingClientRect()
    return box.height > 0 && box.bottom > top && box.top < bottom
  })
}

function isFocusOutside() {
  const focused = document.activeElement
  if (!focused?.closest('form')) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return top < 0 || bottom > innerHeight
}

/** Shared by all screens. Only used in the browser, and cleared after a sign-out. */
const queries = new QueryClient({
  defaultOptions: {
    // A failed query shows an error with a retry button at once. 'always' sends requests while offline, because the
    // server may run on localhost.
    queries: { retry: false, networkMode: 'always' },
  },
})

export function BackOffice({ children }: { children: ReactNode }) {
  useEffect(() => clearCaches, [])
  useSignOutElsewhere()
  useToastSpace()
  usePreview()

  return (
    <QueryClientProvider client={queries}>
      <FaultNote value={BrokenPicture}>{children}</FaultNote>
      <SessionDialog />
      <UploadTray />
      <Toasts />
    </QueryClientProvider>
  )
}

/** `startPreview` sets the cookie with which staff can view the pages before the site is open. */
function usePreview() {
  const { isClosed } = useSiteSettings()
  useEffect(() => {
    if (isClosed) void browserApi(startPreview)
  }, [isClosed])
}

/** Leaves the screen when another tab signs out. A form with unsaved changes asks first. */
function useSignOutElsewhere() {
  const navigate = useNavigate()
  // Read on mount, because signing out deletes the role that selects the sign-in page.
  const [signInPath] = useState(staffSignIn)

  useEffect(
    () =>
      onSessionChanged(() => {
        if (!storedSession().adminToken) void navigate(signInPath, { replace: true })
      }),
    [navigate, signInPath],
  )
}

/** Rendered by the server, which has no session, and shown until the browser has read the stored one. */
export function BackOfficeStarting() {
  return (
    <main className="back-office-starting">
      <p role="status">
        <Spinner size={22} />
        <span className="sr-only">{contentMessages.loading}</span>
      </p>
      <noscript>{adminMessages.needsScripts}</noscript>
    </main>
  )
}

/** Clears the caches after a sign-out, once the screens are unmounted: a mounted query would refetch and be refused. */
function clearCaches() {
  if (storedSession().adminToken) return
  queries.clear()
  backgroundUploads.clear()
}
