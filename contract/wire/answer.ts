import * as z from 'zod/mini'

/** Most responses have an envelope; four are bare, as specified. Refusals always have an envelope. */
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

/** For responses that contain only a reason phrase. */
export const nothing = () => enveloped(z.null())

const ResponseMessage = z.object({ isSuccessStatusCode: z.boolean(), reasonPhrase: z.string() })

/** The fields that all responses with an envelope share, including refusals. */
export const Envelope = z.object({ responseMessage: ResponseMessage, data: z.optional(z.unknown()) })
