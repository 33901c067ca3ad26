import './styles/app.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import displayFont from './fonts/plinth-display.woff2?url'
import textFont from './fonts/plinth-text.woff2?url'
import { settingsContext } from './lib/api-context.ts'
import { isBackOffice } from './lib/back-office.ts'
import { EarlyScript } from './site/early-script.tsx'
import { fallbackMeta, isNotFound } from './site/fallback-meta.ts'
import { FailurePage, NotFoundPage } from './site/lost-message.tsx'

/** Every page is set in these two; asked for with the styles, not after them. */
export function links() {
  return [displayFont, textFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }))
}

export function loader({ context }: Route.LoaderArgs) {
  return context.get(settingsContext)
}

/** The configuration does not change while a page is open. */
export function shouldRevalidate() {
  return false
}

export const meta = fallbackMeta

export function Layout({ children }: { children: React.ReactNode }) {
  const settings = useRouteLoaderData<typeof loader>('root')
  const app = isBackOffice(useMatches()) ? 'admin' : undefined
  return (
    // The early script marks the document before React sees it.
    <html lang="en-IN" data-api-base={settings?.apiBase} data-app={app} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#101C24" />
        <EarlyScript />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Links />
      </head>
      <body>
        {children}
        {!settings?.isStandIn && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  useStartSignal()
  useScrollToTop()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useStartSignal()
  return isNotFound(error) ? <NotFoundPage /> : <FailurePage />
}

/** Tells the start script that React listens now, so that clicks made before can be replayed. */
function useStartSignal() {
  useEffect(() => {
    // React replays nothing that is dispatched inside an effect, hence the turn of the event loop.
    setTimeout(() => dispatchEvent(new Event('plinth:started')))
  }, [])
}

/** The specification wants every route change to begin at the top; a fragment in the address still goes to its part. */
function useScrollToTop() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // Else the browser scrolls back by itself after a step back, and both would pull at the page.
    history.scrollRestoration = 'manual'
  }, [])
  // Before the new page is seen: it would show its middle for a moment, and lose the focus of whoever types at once.
  useLayoutEffect(() => {
    // Not on the first page: React starts late, and the reader may have scrolled by then.
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash) return
    scrollTo({ top: 0, behavior: 'instant' })
    // Readers who do not see the page change hear the new one from its beginning.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
}
