import * as z from 'zod/mini'
import { orNull, versionSeen } from '#contract/wire/fields.ts'
import { COLOUR_FIELDS, DATE_STYLES, PALETTE_IDS, TYPE_PAIRINGS } from './look.constants.ts'
import { lookMessages as messages } from './look.messages.ts'
import { coloursOf } from './look.schema.ts'
import { contrastFaults } from './look-colours.ts'

// In its own file, because public pages read the look with the company but never compute contrasts.

/** Upper case and a missing # are accepted. */
export const Colour = z.codec(
  z.string(messages.colourInvalid),
  z.string().check(z.regex(/^#[\da-f]{6}$/, messages.colourInvalid)),
  { decode: (text) => `#${text.trim().toLowerCase().replace(/^#/, '')}`, encode: (colour) => colour },
)

export const LookDraft = z
  .object({
    palette: z.enum(PALETTE_IDS, messages.paletteUnknown),
    ground: orNull(Colour),
    ink: orNull(Colour),
    accent: orNull(Colour),
    type: z.enum(TYPE_PAIRINGS, messages.typeUnknown),
    dateStyle: z.enum(DATE_STYLES, messages.dateStyleUnknown),
    version: versionSeen(),
  })
  .check(({ value, issues }) => {
    const missing = COLOUR_FIELDS.filter((field) => value[field] === null)
    if (missing.length === COLOUR_FIELDS.length) return
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value })
    if (missing.length > 0) {
      for (const field of missing) refuse(field, messages.colourMissing)
      return
    }
    for (const { field, ratio, nearest } of contrastFaults(coloursOf(value))) {
      refuse(field, messages.tooFaint(field, ratio, nearest))
    }
  })
export type LookDraft = z.output<typeof LookDraft>
