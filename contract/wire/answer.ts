import * as z from 'zod/mini'

/** Most answers come in an envelope; four are read bare by the specification's screens. Refusals are always enveloped. */
export interface AnswerShape<D extends z.ZodMiniType> {
  kind: 'enveloped' | 'bare'
  data: D
}

export function enveloped<D extends z.ZodMiniType>(data: D): AnswerShape<D> {
  return { kind: 'enveloped', data }
}

export function bare<D extends z.ZodMiniType>(data: D): AnswerShape<D> {
  return { kind: 'bare', data }
}

/** For calls that answer with a reason phrase alone. */
export const nothing = () => enveloped(z.null())

const ResponseMessage = z.object({ isSuccessStatusCode: z.boolean(), reasonPhrase: z.string() })

/** The part every enveloped answer shares, refusals included. */
export const Envelope = z.object({ responseMessage: ResponseMessage, data: z.optional(z.unknown()) })
