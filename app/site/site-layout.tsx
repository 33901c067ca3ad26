import { Outlet, useMatches } from 'react-router'
import type { Api } from '../lib/api-client.ts'
import { apiContext, settingsContext } from '../lib/api-context.ts'
import { useSiteSettings } from '../lib/company.ts'
import { Part } from '../ui/layout/part.tsx'
import { LateToasts } from '../ui/overlay/late-toasts.tsx'
import type { Route } from './+types/site-layout'
import { ContactShortcuts } from './contact-shortcuts.tsx'
import { PushMenu } from './push-menu.tsx'
import { SearchOverlay } from './search-overlay.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './site-layout.css'

export function loader({ context }: Route.LoaderArgs) {
  const { isClosed, preview } = context.get(settingsContext)
  // The menu contains project names, which visitors must not see until the site is open.
  return isClosed && !preview ? { menu: null, pages: [] } : load(context.get(apiContext))
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return load(context.get(apiContext))
}

async function load(api: Api) {
  const { loadMenu } = await import('./load-menu.ts')
  return loadMenu(api)
}

/** Loaded once per document, so a new project appears in the menu after the next full page load. */
export function shouldRevalidate() {
  return false
}

export default function SiteLayout({ loaderData: { menu, pages } }: Route.ComponentProps) {
  const inMenu = pages.filter(({ place }) => place === 'menu')
  const isOverPicture = useMatches().some(({ handle }) => isHeroHandle(handle))
  const { preview } = useSiteSettings()
  return (
    <div className="site">
      {preview && (
        <p className="preview-bar on-ink">
          Only staff see this. {preview.mayOpen && <a href="/admin/setup">Open the site</a>}
        </p>
      )}
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader menu={menu} pages={inMenu} isOverPicture={isOverPicture} />
      <ContactShortcuts />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Part>
        <SiteFooter menu={menu} pages={pages} />
      </Part>
      <Part>
        <PushMenu menu={menu} pages={inMenu} />
      </Part>
      <Part>
        <SearchOverlay menu={menu} />
      </Part>
      <LateToasts />
    </div>
  )
}

/** A page that starts with an image exports `handle = { hero: true }`; the header is then placed over it. */
function isHeroHandle(handle: unknown) {
  return typeof handle === 'object' && handle !== null && 'hero' in handle && handle.hero === true
}
