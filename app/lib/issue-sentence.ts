import type * as z from 'zod/mini'
import { wireMessages } from '#contract/wire/wire.messages.ts'

type Issue = Pick<z.core.$ZodIssue, 'code' | 'message'> & { maximum?: number | bigint }

/** The contract's sentence for a value. Of a text that is too long it also tells by how much. */
export function issueSentence(issue: Issue, value: unknown) {
  if (issue.code !== 'too_big' || issue.message !== wireMessages.tooLong || typeof value !== 'string')
    return issue.message
  return wireMessages.tooLongBy(value.trim().length, Number(issue.maximum))
}
