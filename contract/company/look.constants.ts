/** The table `look` has a single row. */
export const LOOK_ID = 1

export const COLOUR_FIELDS = ['ground', 'ink', 'accent'] as const
export type ColourField = (typeof COLOUR_FIELDS)[number]

/** As #rrggbb. `ink` is the colour of text on the ground, and of dark backgrounds. */
export type Colours = Readonly<Record<ColourField, string>>

interface Palette extends Colours {
  id: string
  name: string
}

/** The first is the default, and must match `app/styles/tokens.css`. */
export const PALETTES = [
  { id: 'limestone', name: 'Limestone', ground: '#eeeae2', ink: '#101c24', accent: '#77551c' },
  { id: 'monsoon', name: 'Monsoon', ground: '#e9edec', ink: '#0f2326', accent: '#1f6460' },
  { id: 'sandstone', name: 'Sandstone', ground: '#f3e9df', ink: '#2a1912', accent: '#95402a' },
  { id: 'marble', name: 'Marble', ground: '#f4f4f2', ink: '#16181b', accent: '#3b4a63' },
  { id: 'indigo', name: 'Indigo', ground: '#ececf1', ink: '#171a33', accent: '#3a3f8f' },
  { id: 'neem', name: 'Neem', ground: '#edefe4', ink: '#1a2417', accent: '#4a6321' },
] as const satisfies readonly Palette[]
export type PaletteId = (typeof PALETTES)[number]['id']
export const PALETTE_IDS = PALETTES.map(({ id }) => id) as [PaletteId, ...PaletteId[]]

/** The first pairing is the default. */
export const TYPE_PAIRINGS = ['newsreader-schibsted', 'schibsted', 'newsreader'] as const
export type TypePairing = (typeof TYPE_PAIRINGS)[number]

/** The first format is specified, and the default. */
export const DATE_STYLES = ['yyyy-MM-dd', 'd MMM yyyy'] as const
export type DateStyle = (typeof DATE_STYLES)[number]
