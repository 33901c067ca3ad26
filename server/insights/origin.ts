import { CAMPAIGN_PREFIX, type Origin } from '#contract/insights/insights.constants.ts'

/** The origin of a visit by the host of the referring page; subdomains of these hosts count as well. */
const HOSTS: readonly [Origin, RegExp][] = [
  [
    'search',
    /(^|\.)(google\.[a-z.]{2,6}|bing\.com|duckduckgo\.com|yahoo\.[a-z.]{2,6}|yandex\.[a-z]{2,3}|ecosia\.org|qwant\.com|startpage\.com|search\.brave\.com|baidu\.com|com\.google\.android\.googlequicksearchbox)$/,
  ],
  ['whatsapp', /(^|\.)(whatsapp\.com|wa\.me|wl\.co|com\.whatsapp)$/],
  [
    'social',
    /(^|\.)(facebook\.com|instagram\.com|linkedin\.com|lnkd\.in|youtube\.com|twitter\.com|x\.com|t\.co|pinterest\.[a-z.]{2,6}|reddit\.com|telegram\.(org|me)|t\.me|threads\.(net|com)|quora\.com|sharechat\.com)$/,
  ],
  [
    'portal',
    /(^|\.)(99acres\.com|magicbricks\.com|housing\.com|nobroker\.in|commonfloor\.com|makaan\.com|proptiger\.com|squareyards\.com|indiaproperty\.com|olx\.in|justdial\.com)$/,
  ],
]

const LONGEST_NAME = 60

interface Arrival {
  /** The host of the referring page. Empty if there was none. */
  host: string
  query: string
  ownHost: string
}

/** Returns where a visit to the site began: the campaign named in the URL, else the group of the referring site. */
export function originOf({ host, query, ownHost }: Arrival): string {
  if (query.includes('utm_')) {
    const given = new URLSearchParams(query)
    const name = nameIn(given.get('utm_campaign')) || nameIn(given.get('utm_source'))
    if (/^whats ?app$/i.test(name)) return 'whatsapp'
    if (name !== '') return CAMPAIGN_PREFIX + name
  }
  if (host === '') return 'direct'
  if (host === ownHost) return 'site'
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return HOSTS.find(([, hosts]) => hosts.test(name))?.[0] ?? 'other'
}

/**
 * Reads the origin from `host?query`, as a form sends it. Null if the form sent none or the visit began on this site.
 */
export function originOfLanding(landing: string | null | undefined, publicUrl: string): string | null {
  if (landing == null) return null
  const [host = '', query = ''] = landing.split('?', 2)
  const origin = originOf({ host, query, ownHost: new URL(publicUrl).host })
  return origin === 'site' ? null : origin
}

/** If the referrer is a page of this site, the campaign in that page's URL counts. */
export function originOfRequest({ referer, url, ownHost }: { referer: string; url: string; ownHost: string }) {
  const [, host = '', from = ''] = /^[a-z-]+:\/\/([^/?#]*)([^#]*)/i.exec(referer) ?? []
  const query = queryOf(url) || (host === ownHost ? queryOf(from) : '')
  return originOf({ host, query, ownHost })
}

function queryOf(address: string) {
  const start = address.indexOf('?')
  return start === -1 ? '' : address.slice(start + 1)
}

/**
 * Replaces each run of control characters and spaces by one space and trims the name, so that a campaign has only one
 * name.
 */
function nameIn(value: string | null) {
  return (value ?? '')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed()
    .trim()
}
