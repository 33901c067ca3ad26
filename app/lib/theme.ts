import { type Colours, DATE_STYLES, type TypePairing } from '#contract/company/look.constants.ts'
import { coloursOf, DEFAULT_LOOK, type Look } from '#contract/company/look.schema.ts'
import { shadeOf, tokensOf } from '#contract/company/look-colours.ts'

/** Custom properties that override `app/styles/tokens.css`. */
export type Theme = Record<`--${string}`, string>

const FONTS: Record<TypePairing, Theme> = {
  'newsreader-schibsted': {},
  // Wider than Newsreader, so the slogan must be smaller.
  schibsted: { '--ff-display': 'var(--ff-sans)', '--slogan-scale': '0.86' },
  // Its small letters are lower, so text is larger.
  newsreader: {
    '--ff-text': 'var(--ff-serif)',
    '--ff-form': 'var(--ff-sans)',
    '--fs-body': '1.1875rem',
    '--fs-small': '1.0625rem',
    '--fs-label': '0.9375rem',
  },
}

/**
 * The look as the style of an element. On the document it needs no request of its own and no exception in the content
 * security policy, and it is part of the cached page.
 */
export function themeOf(look: Pick<Look, 'palette' | 'ground' | 'ink' | 'accent' | 'type'>): Theme {
  return { ...colourTheme(coloursOf(look)), ...FONTS[look.type] }
}

function colourTheme(colours: Colours): Theme {
  const tokens = tokensOf(colours)
  // The colours of the style sheet.
  if (tokens === tokensOf(coloursOf(DEFAULT_LOOK))) return {}
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([name, colour]) => [`--${name}`, colour])),
    '--ink-rgb': shadeOf(colours, 0),
    '--shade': shadeOf(colours, 0.35),
    '--backdrop': shadeOf(colours, 0.25),
    // The drawn map gets the hue of the ground.
    '--map-blend': 'luminosity',
  }
}

/** What a page needs of the look. */
export function shownLook(look: Look = DEFAULT_LOOK): { theme?: Theme; hasWrittenDays?: true } {
  const theme = themeOf(look)
  return {
    ...(Object.keys(theme).length > 0 && { theme }),
    ...(look.dateStyle !== DATE_STYLES[0] && { hasWrittenDays: true as const }),
  }
}
