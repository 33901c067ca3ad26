import { Outlet, useMatches } from 'react-router'
import type { Api } from '../lib/api-client.ts'
import { apiContext } from '../lib/api-context.ts'
import { Part } from '../ui/layout/part.tsx'
import { Toasts } from '../ui/overlay/toasts.tsx'
import type { Route } from './+types/site-layout'
import { ContactShortcuts } from './contact-shortcuts.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { PushMenu } from './push-menu.tsx'
import { SearchOverlay } from './search-overlay.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './site-layout.css'

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
  const isOverPicture = useMatches().some(({ handle }) => isHeroHandle(handle))
  return (
    <div className="site">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader menu={menu} isOverPicture={isOverPicture} />
      <ContactShortcuts />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Part>
        <SiteFooter menu={menu} />
      </Part>
      <CookieBanner />
      <Part>
        <PushMenu menu={menu} />
      </Part>
      <Part>
        <SearchOverlay menu={menu} />
      </Part>
      <Part>
        <Toasts />
      </Part>
    </div>
  )
}

/** A page that opens with a picture says `handle = { hero: true }`; the header then lies over it. */
function isHeroHandle(handle: unknown) {
  return typeof handle === 'object' && handle !== null && 'hero' in handle && handle.hero === true
}
