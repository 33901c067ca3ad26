import './styles/app.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { apiContext, settingsContext } from './lib/api-context.ts'
import { isBackOffice } from './lib/back-office.ts'
import type { RootData } from './lib/company.ts'
import { FontPreloads } from './lib/font-preloads.tsx'
import { loadCompany } from './lib/load-company.ts'
import { shownLook } from './lib/theme.ts'
import { CookieBanner } from './site/cookie-banner.tsx'
import { EarlyScript } from './site/early-script.tsx'
import { fallbackMeta, isNotFound } from './site/fallback-meta.ts'
import { FailurePage, NotFoundPage } from './site/lost-message.tsx'

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const settings = context.get(settingsContext)
  // Only the contact page and the sign-in, verification and password pages show these images, and they load them
  // themselves.
  const {
    look,
    officePicture: _office,
    signInPicture: _signIn,
    customerSignInImage: _customer,
    ownerSignInImage: _owner,
    codeImage: _code,
    passwordImage: _password,
    ...company
  } = await loadCompany(context.get(apiContext), new URL(settings.publicUrl).host)
  const { theme, ...days } = shownLook(look)
  return { ...settings, company: { ...company, ...days }, ...(theme && { theme }) }
}

/** Loaded once per document, so a changed company or look appears after the next full page load. */
export function shouldRevalidate() {
  return false
}

export const meta = fallbackMeta

export function Layout({ children }: { children: React.ReactNode }) {
  const settings = useRouteLoaderData<typeof loader>('root')
  const app = isBackOffice(useMatches()) ? 'admin' : undefined
  // The back office keeps the default colours, for which its charts are designed.
  const theme = app ? undefined : settings?.theme
  return (
    // The early script sets attributes on this element before hydration.
    <html lang="en-IN" data-api-base={settings?.apiBase} data-app={app} style={theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={theme?.['--ink'] ?? '#101C24'} />
        {!settings?.isFallback && <EarlyScript />}
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {import.meta.env.SSR && <FontPreloads theme={theme} />}
        <Links />
      </head>
      <body>
        {children}
        {!settings?.isFallback && <CookieBanner />}
        {!settings?.isFallback && <Scripts />}
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

/** Tells the bootstrap script that React has hydrated, so that it replays earlier clicks. */
function useStartSignal() {
  useEffect(() => {
    // React does not replay events dispatched inside an effect, hence the timeout.
    setTimeout(() => dispatchEvent(new Event('plinth:started')))
  }, [])
}

/** As specified, navigation to another page scrolls to the top or, if the URL has a fragment, to its section. */
function useScrollToTop() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    // Otherwise the browser would also restore the scroll position after a back navigation.
    history.scrollRestoration = 'manual'
  }, [])
  // Runs before the paint, so that the new page never appears scrolled, and the focus moves before the visitor types.
  useLayoutEffect(() => {
    // Skips the first page: hydration is deferred, and the visitor may already have scrolled.
    if (shown.current === pathname) return
    shown.current = pathname
    const section = document.getElementById(hash.slice(1))
    if (section) section.scrollIntoView({ behavior: 'instant' })
    else {
      scrollTo({ top: 0, behavior: 'instant' })
      // Screen readers then start reading at the beginning of the new page.
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [pathname, hash])
}
