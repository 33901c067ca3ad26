import * as z from 'zod/mini'
import { COLOUR_FIELDS, type Colours, DATE_STYLES, PALETTE_IDS, PALETTES, TYPE_PAIRINGS } from './look.constants.ts'

/** There is one record; until it is saved, the site has the default look. */
export const Look = z.object({
  palette: z.enum(PALETTE_IDS),
  /** Replace the colours of the palette; all three are set, or none. */
  ground: z.nullable(z.string()),
  ink: z.nullable(z.string()),
  accent: z.nullable(z.string()),
  type: z.enum(TYPE_PAIRINGS),
  dateStyle: z.enum(DATE_STYLES),
  /** 0 if no look is saved yet. */
  version: z.optional(z.int()),
})
export type Look = z.output<typeof Look>

export const DEFAULT_LOOK: Look = {
  palette: PALETTES[0].id,
  ground: null,
  ink: null,
  accent: null,
  type: TYPE_PAIRINGS[0],
  dateStyle: DATE_STYLES[0],
}

type Chosen = Pick<Look, 'palette' | 'ground' | 'ink' | 'accent'>

export function coloursOf({ palette, ground, ink, accent }: Chosen): Colours {
  if (ground !== null && ink !== null && accent !== null) return { ground, ink, accent }
  return PALETTES.find(({ id }) => id === palette) ?? PALETTES[0]
}

/** Whether the site looks as the style sheet and the specification define. */
export function isDefaultLook(look: Look) {
  const [own, usual] = [coloursOf(look), coloursOf(DEFAULT_LOOK)]
  const isSameColour = COLOUR_FIELDS.every((field) => own[field] === usual[field])
  return isSameColour && look.type === DEFAULT_LOOK.type && look.dateStyle === DEFAULT_LOOK.dateStyle
}
