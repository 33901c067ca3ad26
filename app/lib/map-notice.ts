import { embedsMessages } from '#contract/content/embeds.messages.ts'

export function mapNotice(mapUrl: string) {
  const { googleMap, openStreetMap } = embedsMessages
  return new URL(mapUrl).hostname.endsWith('openstreetmap.org') ? openStreetMap : googleMap
}
