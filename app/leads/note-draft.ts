import { draftKey } from '../lib/form-drafts.ts'
import { storeIfPossible } from '../lib/store-if-possible.ts'

export function readNoteDraft(leadId: number) {
  try {
    return sessionStorage.getItem(keyOf(leadId)) ?? ''
  } catch {
    // When storage is blocked, there are no drafts.
    return ''
  }
}

export function storeNoteDraft(leadId: number, text: string) {
  if (text !== readNoteDraft(leadId)) storeIfPossible('sessionStorage', keyOf(leadId), text)
}

function keyOf(leadId: number) {
  return draftKey(`note-${leadId}`)
}
