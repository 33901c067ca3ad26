import { useEffect } from 'react'
import { Outlet, useMatches } from 'react-router'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { lazyPart } from '../ui/layout/lazy-part.tsx'
import { Part } from '../ui/layout/part.tsx'
import { supportDialogs } from '../ui/overlay/dialog-support.ts'
import type { Route } from './+types/site-layout'
import { LateToasts } from './late-toasts.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './site-layout.css'
// Styles of the lazy parts: the server renders these, so their styles are needed at once.
import '../ui/overlay/dialog.css'
import './contact-shortcuts.css'
import './cookie-banner.css'
import './push-menu.css'
import './search-overlay.css'
import './search-results.css'

const ContactShortcuts = lazyPart(() => import('./contact-shortcuts.tsx').then((loaded) => loaded.ContactShortcuts))
const CookieBanner = lazyPart(() => import('./cookie-banner.tsx').then((loaded) => loaded.CookieBanner))
const PushMenu = lazyPart(() => import('./push-menu.tsx').then((loaded) => loaded.PushMenu))
const SearchOverlay = lazyPart(() => import('./search-overlay.tsx').then((loaded) => loaded.SearchOverlay))

export function loader({ context }: Route.LoaderArgs) {
  return load(context.get(apiContext))
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext))
}

/** The first page includes its data, so the API client is loaded with the first client navigation. */
async function load(api: Api) {
  const { loadMenu } = await import('./load-menu.ts')
  return loadMenu(api)
}

/** The menu is loaded once per visit: a new project appears in it after the next full page load. */
export function shouldRevalidate() {
  return false
}

export default function SiteLayout({ loaderData: { menu } }: Route.ComponentProps) {
  // Buttons must open these dialogs before the dialogs are hydrated.
  useEffect(supportDialogs, [])
  const isOverPicture = useMatches().some(({ handle }) => isHeroHandle(handle))
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader menu={menu} isOverPicture={isOverPicture} />
      <Part>
        <ContactShortcuts />
      </Part>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Part>
        <SiteFooter menu={menu} />
      </Part>
      <Part>
        <CookieBanner />
      </Part>
      <Part>
        <PushMenu menu={menu} />
      </Part>
      <Part>
        <SearchOverlay menu={menu} />
      </Part>
      <LateToasts />
    </div>
  )
}

/** A page that starts with a picture exports `handle = { hero: true }`; the header is then placed over it. */
function isHeroHandle(handle: unknown) {
  return typeof handle === 'object' && handle !== null && 'hero' in handle && handle.hero === true
}
