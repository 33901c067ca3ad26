import { COLOUR_FIELDS, type ColourField, type Colours, PALETTES } from './look.constants.ts'

/** Minimum contrast of text with its background (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5

/** Minimum contrast of lines and marks without text (WCAG 2.2, 1.4.11), with some margin. */
const LEAST_GRAPHIC_CONTRAST = 3.2

/** Must equal the custom properties in `app/styles/tokens.css`. */
const LIMESTONE_TOKENS = {
  paper: '#f8f6f2',
  stone: '#eeeae2',
  'stone-deep': '#e2dcd1',
  line: '#cec7ba',
  field: '#857e70',
  placeholder: '#756f64',
  disabled: '#625c52',
  ink: '#101c24',
  'ink-2': '#1a2933',
  'ink-3': '#2b3c47',
  'ink-mark': '#1d2e39',
  'ink-700': '#34434d',
  'ink-500': '#55626a',
  mist: '#a9b6bd',
  'brass-300': '#dabf8c',
  'brass-500': '#a57c36',
  'brass-700': '#77551c',
  'danger-300': '#e58a7f',
}
export type ColourToken = keyof typeof LIMESTONE_TOKENS
export type ColourTokens = Readonly<Record<ColourToken, string>>

/** Colours of status messages, which no look changes. */
const FIXED = { success: '#25664a', danger: '#a12b23', warning: '#80540a', info: '#245877' }

interface TextPair {
  text: ColourToken | keyof typeof FIXED
  on: ColourToken
  /** The colour to change if the contrast of the pair is too low. */
  field: ColourField
}

/** Every text colour with the backgrounds that it is used on. */
export const TEXT_PAIRS: readonly TextPair[] = [
  ...pairs('ground', ['success', 'danger', 'warning', 'info'], ['stone', 'paper']),
  ...pairs('ink', ['ink', 'ink-700', 'ink-500'], ['stone', 'paper']),
  ...pairs('ink', ['ink', 'disabled'], ['stone-deep']),
  ...pairs('ink', ['placeholder'], ['paper']),
  ...pairs('ink', ['paper', 'mist', 'brass-300', 'danger-300'], ['ink', 'ink-2']),
  ...pairs('accent', ['brass-700'], ['stone', 'paper']),
]

function pairs(field: ColourField, texts: TextPair['text'][], surfaces: ColourToken[]): TextPair[] {
  return texts.flatMap((text) => surfaces.map((on) => ({ text, on, field })))
}

/** Derives all colours of a look. Those from ink and accent have enough contrast whenever ink and accent have. */
export function tokensOf({ ground, ink, accent }: Colours): ColourTokens {
  const [limestone] = PALETTES
  if (COLOUR_FIELDS.every((field) => limestone[field] === { ground, ink, accent }[field])) return LIMESTONE_TOKENS
  const paper = mix(ground, WHITE, 0.57)
  const deep = mix(ground, ink, 0.07)
  const raised = mix(ink, WHITE, 0.05)
  const dark = [ink, raised]
  return {
    paper,
    stone: ground,
    'stone-deep': deep,
    line: mix(ground, ink, 0.17),
    field: mixUntil({ from: ground, to: ink, share: 0.5, on: [ground], least: LEAST_GRAPHIC_CONTRAST }),
    placeholder: mixUntil({ from: ground, to: ink, share: 0.58, on: [paper] }),
    disabled: mixUntil({ from: ground, to: ink, share: 0.64, on: [deep] }),
    ink,
    'ink-2': raised,
    'ink-3': mix(ink, WHITE, 0.13),
    'ink-mark': mix(ink, WHITE, 0.075),
    'ink-700': mixUntil({ from: ground, to: ink, share: 0.84, on: [ground] }),
    'ink-500': mixUntil({ from: ground, to: ink, share: 0.67, on: [ground] }),
    mist: mixUntil({ from: ink, to: paper, share: 0.66, on: dark }),
    'brass-300': mixUntil({ from: accent, to: WHITE, share: 0.55, on: dark }),
    'brass-500': lightestOn(ground, accent),
    'brass-700': accent,
    'danger-300': mixUntil({ from: LIMESTONE_TOKENS['danger-300'], to: WHITE, share: 0, on: dark }),
  }
}

export interface ColourFault {
  field: ColourField
  text: string
  on: string
  ratio: number
  /** The closest lighter or darker colour with which all pairs of the field pass. */
  nearest: string
}

/**
 * Returns the worst failing pair of each colour. If the ground fails, returns only its pair, because all pairs depend
 * on it.
 */
export function contrastFaults(colours: Colours): ColourFault[] {
  const [ground, ...others] = COLOUR_FIELDS.map((field) => faultOf(colours, field))
  return [...(ground ? [ground] : others)].flatMap((fault) => fault ?? [])
}

function faultOf(colours: Colours, field: ColourField): ColourFault | null {
  const failing = pairsOf(colours, field).filter(({ ratio }) => ratio < LEAST_CONTRAST)
  const [worst] = failing.toSorted((one, other) => one.ratio - other.ratio)
  return worst ? { field, ...worst, nearest: nearestPassing(colours, field) } : null
}

function pairsOf(colours: Colours, field: ColourField) {
  const tokens = { ...FIXED, ...tokensOf(colours) }
  return TEXT_PAIRS.filter((pair) => pair.field === field).map(({ text, on }) => ({
    text: tokens[text],
    on: tokens[on],
    ratio: contrast(tokens[text], tokens[on]),
  }))
}

function nearestPassing(colours: Colours, field: ColourField): string {
  for (let step = 1; step < 255; step += 1) {
    for (const end of [BLACK, WHITE]) {
      const candidate = mix(colours[field], end, step / 255)
      const passes = pairsOf({ ...colours, [field]: candidate }, field).every(({ ratio }) => ratio >= LEAST_CONTRAST)
      if (passes) return candidate
    }
  }
  return field === 'ground' ? WHITE : BLACK
}

/** Returns the WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const WHITE = '#ffffff'
const BLACK = '#000000'

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(one).map((channel, at) => Math.round(channel + ((others[at] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Returns the darkened ink as arguments of `rgb()`, for shadows and overlays on photographs. */
export function shadeOf({ ink }: Colours, share: number): string {
  return channelsOf(mix(ink, BLACK, share)).join(' ')
}

interface Mixture {
  from: string
  to: string
  /** Minimum share of `to` in the mixture. */
  share: number
  on: readonly string[]
  least?: number
}

/** Mixes in more of `to` until the contrast with all backgrounds is high enough. */
function mixUntil({ from, to, share, on, least = LEAST_CONTRAST }: Mixture): string {
  for (let at = share; at < 1; at += 0.02) {
    const mixed = mix(from, to, at)
    if (on.every((surface) => contrast(mixed, surface) >= least)) return mixed
  }
  return to
}

/** Returns the accent for lines and marks, as light as its contrast with the ground allows. */
function lightestOn(ground: string, accent: string): string {
  for (let share = 0.5; share > 0; share -= 0.02) {
    const mixed = mix(accent, WHITE, share)
    if (contrast(mixed, ground) >= LEAST_GRAPHIC_CONTRAST) return mixed
  }
  return accent
}
