import * as z from 'zod/mini'
import { issueSentence } from './issue-sentence.ts'

/** A field's own check in the contract's words: the sentence for a value that will not do, or null. */
export function fieldRule(schema: z.ZodMiniType) {
  return (value: string): string | null => {
    const issue = z.safeDecode(schema, value as never).error?.issues[0]
    return issue ? issueSentence(issue, value) : null
  }
}
