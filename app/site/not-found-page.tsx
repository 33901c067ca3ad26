import { siteMessages } from '#contract/content/site.messages.ts'
import { LostMessage, LostPage } from './lost-message.tsx'

export function NotFoundPage() {
  return <LostPage {...siteMessages.notFound} />
}

/** The same inside the public shell. */
export function NotFoundMessage() {
  return <LostMessage {...siteMessages.notFound} />
}
