import * as z from 'zod/mini'
import { wireMessages } from './wire.messages.ts'

/** A field's spelling on the wire; several where the specification has several, all of which are sent. */
type WireName = string | readonly string[]

const namesOf = new WeakMap<object, Record<string, WireName>>()

/**
 * Joins our shape to the wire's spelling of it. Reading ignores the case of property names and drops unknown ones;
 * writing uses exactly the spellings given. A field left out of `names` does not compile. What the wire always sends and
 * nobody reads goes into `fixed`.
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
  // Every object of every answer passes here, on the server and again in a page: plain loops, and no schema for the keys.
  const codec = z.codec(z.custom<Record<string, unknown>>(isObject, wireMessages.unreadable), ours, {
    decode: (wire) => {
      const found: Record<string, unknown> = {}
      for (const { our } of fields) found[our] = undefined
      for (const name of Object.keys(wire)) {
        const field = readAs.get(name) ?? readAs.get(name.toLowerCase())
        // Under another spelling only what the first spelling does not bring.
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

/** The spellings behind a schema made by `onTheWire`, for the API's own description. */
export function wireNames(schema: object) {
  return namesOf.get(schema)
}

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function spellings(name: WireName): readonly string[] {
  return typeof name === 'string' ? [name] : name
}
