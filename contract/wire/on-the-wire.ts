import * as z from 'zod/mini'
import { say } from './wire.messages.ts'

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
  const pairs = Object.entries<WireName>(names).map(([our, their]) => [our, spellings(their)] as const)
  const codec = z.codec(z.record(z.string(), z.unknown(), say.unreadable), ours, {
    decode: (wire) => {
      const found = new Map(Object.entries(wire).map(([name, value]) => [name.toLowerCase(), value]))
      const valueUnder = (names: readonly string[]) => {
        const given = names.find((name) => found.has(name.toLowerCase()))
        return given === undefined ? undefined : found.get(given.toLowerCase())
      }
      return Object.fromEntries(pairs.map(([our, their]) => [our, valueUnder(their)])) as z.input<typeof ours>
    },
    encode: (value) => {
      const from = value as Record<string, unknown>
      const written = pairs.flatMap(([our, their]) => their.map((name) => [name, from[our]] as const))
      return { ...fixed, ...Object.fromEntries(written) }
    },
  })
  namesOf.set(codec, names)
  return codec
}

/** The spellings behind a schema made by `onTheWire`, for the API's own description. */
export function wireNames(schema: object) {
  return namesOf.get(schema)
}

function spellings(name: WireName): readonly string[] {
  return typeof name === 'string' ? [name] : name
}
