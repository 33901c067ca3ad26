import * as z from 'zod/mini'
import { wireMessages } from './wire.messages.ts'

/** If the specification has several names for a field, all are sent. */
type WireName = string | readonly string[]

const namesOf = new WeakMap<object, Record<string, WireName>>()

/**
 * Maps a schema to the property names of the wire format. Decoding ignores letter case and drops unknown properties;
 * encoding uses the exact names. `fixed` has properties that are always sent and never read.
 */
export function onTheWire<S extends z.core.$ZodShape>(
  ours: z.ZodMiniObject<S, z.core.$strip>,
  names: { [K in keyof S & string]: WireName },
  fixed: Record<string, unknown> = {},
) {
  const fields = Object.entries<WireName>(names).map(([our, their]) => ({ our, written: spellings(their) }))
  const readAs = new Map<string, { our: string; isFirst: boolean }>()
  for (const { our, written } of fields) {
    for (const [nth, name] of written.entries()) {
      for (const key of [name, name.toLowerCase()]) if (!readAs.has(key)) readAs.set(key, { our, isFirst: nth === 0 })
    }
  }
  // A hot path: every object of every response passes through here, so it uses plain loops.
  const codec = z.codec(z.custom<Record<string, unknown>>(isObject, wireMessages.unreadable), ours, {
    decode: (wire) => {
      const found: Record<string, unknown> = {}
      for (const { our } of fields) found[our] = undefined
      for (const name of Object.keys(wire)) {
        const field = readAs.get(name) ?? readAs.get(name.toLowerCase())
        // The first name wins; other names only fill in a missing value.
        if (field && (field.isFirst || found[field.our] === undefined)) found[field.our] = wire[name]
      }
      return found as z.input<typeof ours>
    },
    encode: (value) => {
      const from = value as Record<string, unknown>
      const wire: Record<string, unknown> = { ...fixed }
      for (const { our, written } of fields) for (const name of written) wire[name] = from[our]
      return wire
    },
  })
  namesOf.set(codec, names)
  return codec
}

/** Returns the names that were passed to `onTheWire`; undefined for any other schema. For the OpenAPI description. */
export function wireNames(schema: object) {
  return namesOf.get(schema)
}

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function spellings(name: WireName): readonly string[] {
  return typeof name === 'string' ? [name] : name
}
