import { CAMPAIGN_PREFIX, type Origin } from './insights.constants.ts'

const NAMES: Record<Origin, string> = {
  search: 'Search engines',
  direct: 'Typed or bookmarked',
  social: 'Social networks',
  whatsapp: 'WhatsApp links',
  portal: 'Property portals',
  other: 'Other sites',
  site: 'Other pages of this site',
  walkIn: 'Walk-in',
  campaign: 'Further campaigns',
}

export function originName(origin: string | null) {
  if (origin === null) return 'Not known'
  if (origin.startsWith(CAMPAIGN_PREFIX)) return `Campaign ‘${origin.slice(CAMPAIGN_PREFIX.length)}’`
  return Object.hasOwn(NAMES, origin) ? NAMES[origin as Origin] : origin
}
