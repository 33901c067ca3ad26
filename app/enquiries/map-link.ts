/** Returns the URL of the full map at the marker of an embedded map, or the same URL if that contains no marker. */
export function mapLinkOf(embedUrl: string) {
  const url = URL.parse(embedUrl)
  const [latitude, longitude] = url?.searchParams.get('marker')?.split(',').map(Number) ?? []
  if (!url || latitude === undefined || longitude === undefined) return embedUrl
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return embedUrl
  return `${url.origin}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
