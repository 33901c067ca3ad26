import * as z from 'zod/mini'
import { subscribeToNewsletter } from '#contract/newsletter/newsletter.endpoints.ts'
import { NewSubscription } from '#contract/newsletter/newsletter.schema.ts'
import type { Api } from '../lib/api-client.ts'

/** What came of a subscription; the address comes back where it has to be corrected or sent again. */
export type SubscriptionResult =
  | { kind: 'subscribed' }
  | { kind: 'invalid'; sentence: string; email: string }
  | { kind: 'refused'; reason: string; email: string }
  | { kind: 'failed'; email: string }

/** A field that people do not see and programs fill in. */
export const DECOY_FIELD = 'company'

/** The sentence for an address that will not do, or null. */
export function complaintAbout(email: string): string | null {
  return z.safeParse(NewSubscription, { email }).error?.issues[0]?.message ?? null
}

export async function subscribe(api: Api, form: FormData): Promise<SubscriptionResult> {
  const email = textIn(form, 'email')
  // A program that fell for the decoy is told what it hopes to hear, so it does not look for another way.
  if (textIn(form, DECOY_FIELD)) return { kind: 'subscribed' }

  const sentence = complaintAbout(email)
  if (sentence) return { kind: 'invalid', sentence, email }

  const answer = await api(subscribeToNewsletter, { body: { email: email.trim() } })
  if (answer.ok) return { kind: 'subscribed' }
  return answer.reason === 'refused' ? { kind: 'refused', reason: answer.message, email } : { kind: 'failed', email }
}

function textIn(form: FormData, name: string) {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
