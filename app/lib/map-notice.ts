import { cookieChoiceMessages } from '#contract/content/cookie-choice.messages.ts'

/** What showing the map means for the visitor: it depends on the company behind it. */
export function mapNotice(mapUrl: string) {
  const { google, openStreetMap } = cookieChoiceMessages.map
  return new URL(mapUrl).hostname.endsWith('openstreetmap.org') ? openStreetMap : google
}
