import type * as z from 'zod/mini'
import { wireMessages } from './wire.messages.ts'

type Issue = Pick<z.core.$ZodIssue, 'code' | 'message'> & { maximum?: number | bigint }

/** Returns the message of the issue. For text that is too long, adds its length and the limit. */
export function issueSentence(issue: Issue, value: unknown) {
  if (issue.code !== 'too_big' || issue.message !== wireMessages.tooLong || typeof value !== 'string')
    return issue.message
  return wireMessages.tooLongBy(value.trim().length, Number(issue.maximum))
}
