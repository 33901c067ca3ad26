import { embedsMessages } from '#contract/content/embeds.messages.ts'

/** What showing the map means for the visitor: it depends on the company behind it. */
export function mapNotice(mapUrl: string) {
  const { googleMap, openStreetMap } = embedsMessages
  return new URL(mapUrl).hostname.endsWith('openstreetmap.org') ? openStreetMap : googleMap
}
