import * as z from 'zod/mini'

/** A field's own check in the contract's words: the sentence for a value that will not do, or null. */
export function fieldRule(schema: z.ZodMiniType) {
  return (value: string): string | null => z.safeDecode(schema, value as never).error?.issues[0]?.message ?? null
}
