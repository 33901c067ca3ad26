/**
 * Link to the full map of an embedded one: at its marker if the URL contains it, otherwise the embedded page itself.
 */
export function mapLinkOf(embedUrl: string) {
  const url = URL.parse(embedUrl)
  const [latitude, longitude] = url?.searchParams.get('marker')?.split(',').map(Number) ?? []
  if (!url || latitude === undefined || longitude === undefined) return embedUrl
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return embedUrl
  return `${url.origin}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
