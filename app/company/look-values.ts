import * as z from 'zod/mini'
import {
  COLOUR_FIELDS,
  type ColourField,
  type Colours,
  type DateStyle,
  PALETTES,
  type PaletteId,
  type TypePairing,
} from '#contract/company/look.constants.ts'
import { lookMessages } from '#contract/company/look.messages.ts'
import { coloursOf, type Look } from '#contract/company/look.schema.ts'
import { type ColourFault, contrast, contrastFaults, LEAST_CONTRAST } from '#contract/company/look-colours.ts'
import { Colour, LookDraft } from '#contract/company/look-draft.schema.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import type { FormErrors } from '../lib/read-form.ts'
import type { FormValues } from '../ui/form/form-values.ts'
import type { Reading } from '../ui/record/use-single-record.ts'

export interface LookValues {
  palette: PaletteId
  /** The custom colours as typed; null when the palette is used. */
  colours: Colours | null
  type: TypePairing
  dateStyle: DateStyle
}

export const LOOK_LABELS = {
  palette: 'Palette',
  colours: 'Own colours',
  type: 'Type',
  dateStyle: 'Dates',
} satisfies Record<keyof LookValues, string>

export const TYPE_LABELS: Record<TypePairing, string> = {
  'newsreader-schibsted': 'Newsreader with Schibsted Grotesk',
  schibsted: 'Schibsted Grotesk throughout',
  newsreader: 'Newsreader throughout, forms in Schibsted',
}

const SAMPLE_DAY = '2026-11-07'

export const DATE_SAMPLES: Record<DateStyle, string> = {
  'yyyy-MM-dd': SAMPLE_DAY,
  'd MMM yyyy': writtenDay(SAMPLE_DAY),
}

export function valuesOf({ palette, ground, ink, accent, type, dateStyle }: Look): LookValues {
  const isOwn = ground !== null && ink !== null && accent !== null
  return { palette, colours: isOwn ? { ground, ink, accent } : null, type, dateStyle }
}

const NO_COLOURS = { ground: null, ink: null, accent: null }

export function readValues({ colours, ...values }: LookValues, version: number | undefined): Reading<LookDraft> {
  const result = z.safeDecode(LookDraft, { ...values, ...(colours ?? NO_COLOURS), version } as never)
  if (result.success) return { ok: true, draft: result.data }
  const errors: FormErrors = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { ok: false, errors }
}

export function textsOf({ palette, colours, type, dateStyle }: LookValues): FormValues {
  return {
    palette: paletteOf(palette).name,
    colours: colours === null ? '' : COLOUR_FIELDS.map((field) => colourIn(colours[field]) ?? colours[field]).join(' '),
    type: TYPE_LABELS[type],
    dateStyle: DATE_SAMPLES[dateStyle],
  }
}

export function paletteOf(id: PaletteId) {
  return PALETTES.find((palette) => palette.id === id) ?? PALETTES[0]
}

export function colourIn(text: string): string | null {
  return z.safeDecode(Colour, text).data ?? null
}

export interface ColourCheck {
  colours: Colours | null
  faults: ColourFault[]
  /** Why the colours cannot be saved; undefined if they can. */
  blockedBy: string | undefined
}

/** The server refuses the same contrast faults on save. */
export function checkColours({ palette, colours: typed }: LookValues): ColourCheck {
  const chosen = typed ?? coloursOf({ palette, ...NO_COLOURS })
  const read = COLOUR_FIELDS.map((field) => [field, colourIn(chosen[field])] as const)
  const unread = read.find(([, colour]) => colour === null)
  if (unread) return { colours: null, faults: [], blockedBy: `${lookMessages.colour[unread[0]]} is not a colour` }
  const colours = Object.fromEntries(read) as Record<ColourField, string>
  const faults = contrastFaults(colours)
  const [first] = faults
  return { colours, faults, blockedBy: first && `${lookMessages.colour[first.field]} is ${TOO_FAINT} to save` }
}

export const TOO_FAINT = 'too faint'

export interface ContrastNote {
  text: string
  isTooFaint: boolean
}

export function contrastNote(field: ColourField, { colours, faults }: ColourCheck): ContrastNote | null {
  if (colours === null) return null
  const fault = faults.find((one) => one.field === field)
  const other = field === 'ground' ? colours.ink : colours.ground
  const ratio = contrast(colours[field], other)
  const isTooFaint = fault !== undefined || ratio < LEAST_CONTRAST
  // The pair that fails may be another one: messages on the ground, or secondary text in the ink.
  const pair =
    fault && field === 'ground'
      ? `${lookMessages.ratio(fault.ratio)} under messages`
      : `${lookMessages.ratio(fault?.ratio ?? ratio)} ${PAIR[field]}`
  return { text: isTooFaint ? `${pair}, ${TOO_FAINT}` : pair, isTooFaint }
}

const PAIR: Record<ColourField, string> = { ground: 'with ink', ink: 'with ground', accent: 'on ground' }
