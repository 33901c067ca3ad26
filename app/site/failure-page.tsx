import { siteMessages } from '#contract/content/site.messages.ts'
import { LostMessage, LostPage } from './lost-message.tsx'

/** What an unexpected failure and a forbidden address both show. */
export function FailurePage() {
  return <LostPage {...siteMessages.forbidden} />
}

/** The same inside the public shell. */
export function FailureMessage() {
  return <LostMessage {...siteMessages.forbidden} />
}
