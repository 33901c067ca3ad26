import { embedsMessages } from '#contract/content/embeds.messages.ts'

/** What data the map sends to its host; depends on the company that provides it. */
export function mapNotice(mapUrl: string) {
  const { googleMap, openStreetMap } = embedsMessages
  return new URL(mapUrl).hostname.endsWith('openstreetmap.org') ? openStreetMap : googleMap
}
