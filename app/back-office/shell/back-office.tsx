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
import { useToastSpace } from './use-toast-space.ts'
import './back-office.css'

/** Query cache shared by all screens, in the browser only; cleared at sign-out. */
const queries = new QueryClient({
  defaultOptions: {
    // Failed queries show an error with a retry button at once. 'always' also allows a server on localhost while
    // offline.
    queries: { retry: false, networkMode: 'always' },
  },
})

/** Wraps every signed-in screen of the back office, with or without a sidebar. */
export function BackOffice({ children }: { children: ReactNode }) {
  useEffect(() => clearCaches, [])
  useToastSpace()

  return (
    <QueryClientProvider client={queries}>
      {children}
      <SessionDialog />
      <UploadTray />
      <Toasts />
    </QueryClientProvider>
  )
}

/** Rendered by the server, which has no session, and shown until the browser has read it. */
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

/** Runs after the screens are unmounted, because a mounted query would refetch and be refused. */
function clearCaches() {
  if (storedSession().adminToken) return
  queries.clear()
  backgroundUploads.clear()
}
