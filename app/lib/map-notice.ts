import { embedsMessages } from '#contract/content/embeds.messages.ts'

/** The notice about the data that a map sends to its provider, OpenStreetMap or Google. */
export function mapNotice(mapUrl: string) {
  const { googleMap, openStreetMap } = embedsMessages
  return new URL(mapUrl).hostname.endsWith('openstreetmap.org') ? openStreetMap : googleMap
}
