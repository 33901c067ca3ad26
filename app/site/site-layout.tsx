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
// Of the lazy parts: the server renders them, so their styles are needed at once.
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

/** A page arrives with its data, so what talks to the API is fetched with the first call. */
async function load(api: Api) {
  const { loadMenu } = await import('./load-menu.ts')
  return loadMenu(api)
}

/** The menu is read once per visit: a new project appears in it with the next full page. */
export function shouldRevalidate() {
  return false
}

export default function SiteLayout({ loaderData: { menu } }: Route.ComponentProps) {
  // Their buttons must work before the dialogs themselves have started.
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

/** A page that opens with a picture says `handle = { hero: true }`; the header then lies over it. */
function isHeroHandle(handle: unknown) {
  return typeof handle === 'object' && handle !== null && 'hero' in handle && handle.hero === true
}
