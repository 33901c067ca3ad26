import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { storedSession } from '../../lib/session-store.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Toasts } from '../../ui/overlay/toasts.tsx'
import { backgroundUploads } from '../../uploads/background-uploads.ts'
import { UploadTray } from '../../uploads/upload-tray.tsx'
import { SessionDialog } from './session-dialog.tsx'
import { useToastStrips } from './use-toast-strips.ts'
import './back-office.css'

/** What the back office has read. One for all its screens, in the browser only; emptied at every sign-out. */
const queries = new QueryClient({
  defaultOptions: {
    // A failed reading says so at once and offers to try again. The server may be on this very machine: no network needed.
    queries: { retry: false, networkMode: 'always' },
  },
})

/** What every signed-in screen of the back office stands in, with a sidebar or without. */
export function BackOffice({ children }: { children: ReactNode }) {
  useEffect(() => forgetReadings, [])
  useToastStrips()

  return (
    <QueryClientProvider client={queries}>
      {children}
      <SessionDialog />
      <UploadTray />
      <Toasts />
    </QueryClientProvider>
  )
}

/** Sent by the server, which knows nobody's session, and shown until the browser has looked for one. */
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

/** Only once the screens are gone: one that still stood would read again whatever is taken from it, and be refused. */
function forgetReadings() {
  if (storedSession().adminToken) return
  queries.clear()
  backgroundUploads.clear()
}
