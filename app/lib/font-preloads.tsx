import { useRouteLoaderData } from 'react-router'
import displayFont from '../fonts/plinth-display.woff2?url'
import italicFont from '../fonts/plinth-display-italic.woff2?url'
import textFont from '../fonts/plinth-text.woff2?url'
import type { RootData } from './company.ts'
import type { Theme } from './theme.ts'

// Rendered on the server only, where the browser needs them: React leaves such links in the head when it hydrates.

/** Preloads the fonts of the look in parallel with the style sheets. */
export function FontPreloads({ theme }: { theme: Theme | undefined }) {
  return (
    <>
      {hasDisplayFont(theme) && <FontPreload href={displayFont} />}
      <FontPreload href={textFont} />
    </>
  )
}

/** Preloads the font of the emphasised words in the title of the home page. */
export function ItalicPreload() {
  const root = useRouteLoaderData<RootData>('root')
  return root?.company.sloganEmphasis && hasDisplayFont(root.theme) ? <FontPreload href={italicFont} /> : null
}

/** The look `schibsted` has the text font in headings, too. */
function hasDisplayFont(theme: Theme | undefined) {
  return theme?.['--ff-display'] === undefined
}

function FontPreload({ href }: { href: string }) {
  return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
}
