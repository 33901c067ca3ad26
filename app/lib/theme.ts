import { DATE_STYLES, type TypePairing } from '#contract/company/look.constants.ts'
import { coloursOf, DEFAULT_LOOK, type Look } from '#contract/company/look.schema.ts'
import { shadeOf, tokensOf } from '#contract/company/look-colours.ts'

/** Custom properties that override `app/styles/tokens.css`. */
export type Theme = Record<`--${string}`, string>

const FONTS: Record<TypePairing, Theme> = {
  'newsreader-schibsted': {},
  schibsted: { '--ff-display': 'var(--ff-sans)' },
  newsreader: { '--ff-text': 'var(--ff-serif)', '--ff-form': 'var(--ff-sans)' },
}

/**
 * The look as the style of an element. On the document it needs no request of its own and no exception in the content
 * security policy, and it is part of the cached page.
 */
export function themeOf(look: Pick<Look, 'palette' | 'ground' | 'ink' | 'accent' | 'type'>): Theme {
  const colours = coloursOf(look)
  const tokens = Object.entries(tokensOf(colours)).map(([name, colour]) => [`--${name}`, colour])
  return { ...Object.fromEntries(tokens), '--shade': shadeOf(colours), ...FONTS[look.type] }
}

/** What a page needs of the look. */
export function shownLook(look: Look = DEFAULT_LOOK): { theme?: Theme; hasWrittenDays?: true } {
  const hasOwnStyle = look.type !== DEFAULT_LOOK.type || coloursOf(look) !== coloursOf(DEFAULT_LOOK)
  return {
    ...(hasOwnStyle && { theme: themeOf(look) }),
    ...(look.dateStyle !== DATE_STYLES[0] && { hasWrittenDays: true as const }),
  }
}
