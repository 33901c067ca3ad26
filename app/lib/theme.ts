import { type Colours, DATE_STYLES, type TypePairing } from '#contract/company/look.constants.ts'
import { coloursOf, DEFAULT_LOOK, type Look } from '#contract/company/look.schema.ts'
import { shadeOf, tokensOf } from '#contract/company/look-colours.ts'

/** Custom properties that override `app/styles/tokens.css`. */
export type Theme = Record<`--${string}`, string>

const FONTS: Record<TypePairing, Theme> = {
  'newsreader-schibsted': {},
  // Schibsted Grotesk is wider than Newsreader, so the slogan needs a smaller size.
  schibsted: { '--ff-display': 'var(--ff-sans)', '--slogan-scale': '0.86' },
  // Newsreader has a lower x-height than Schibsted Grotesk, so text needs a larger size.
  newsreader: {
    '--ff-text': 'var(--ff-serif)',
    '--ff-form': 'var(--ff-sans)',
    '--fs-body': '1.1875rem',
    '--fs-small': '1.0625rem',
    '--fs-label': '0.9375rem',
  },
}

/**
 * Returns the look as custom properties for the style attribute of the `<html>` element. They need no request, are part
 * of the cached page, and the content security policy allows style attributes.
 */
export function themeOf(look: Pick<Look, 'palette' | 'ground' | 'ink' | 'accent' | 'type'>): Theme {
  return { ...colourTheme(coloursOf(look)), ...FONTS[look.type] }
}

function colourTheme(colours: Colours): Theme {
  const tokens = tokensOf(colours)
  // The style sheet already contains the default colours.
  if (tokens === tokensOf(coloursOf(DEFAULT_LOOK))) return {}
  return {
    ...Object.fromEntries(Object.entries(tokens).map(([name, colour]) => [`--${name}`, colour])),
    '--ink-rgb': shadeOf(colours, 0),
    '--shade': shadeOf(colours, 0.35),
    '--backdrop': shadeOf(colours, 0.25),
    // Tints the drawn map with the hue of the background.
    '--map-blend': 'luminosity',
  }
}

export function shownLook(look: Look = DEFAULT_LOOK): { theme?: Theme; hasWrittenDays?: true } {
  const theme = themeOf(look)
  return {
    ...(Object.keys(theme).length > 0 && { theme }),
    ...(look.dateStyle !== DATE_STYLES[0] && { hasWrittenDays: true as const }),
  }
}
