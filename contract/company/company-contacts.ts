import { PHONE_PURPOSE, SOCIAL_NETWORKS } from './company.constants.ts'
import type { Company, Office } from './company.schema.ts'

/** Returns the company that is used until one is saved: the host as its name, and no contacts. */
export function neutralCompany(host: string): Company {
  return {
    name: host,
    legalName: host,
    slogan: null,
    sloganEmphasis: null,
    logoLight: null,
    logoDark: null,
    mark: null,
    foundedYear: null,
    cin: null,
    gstin: null,
    grievanceOfficer: null,
    footerNote: null,
    offices: [],
    phones: [],
    email: null,
    blog: null,
    instagram: null,
    linkedin: null,
    youtube: null,
    facebook: null,
  }
}

interface Link {
  label: string
  href: string
}

export function mainOffice({ offices }: Pick<Company, 'offices'>): Office | null {
  return offices[0] ?? null
}

/** Returns the first number for sales, or else the first that is not for WhatsApp. Null if there is none. */
export function salesPhone({ phones }: Pick<Company, 'phones'>): Link | null {
  const calls = phones.filter(({ purpose }) => purpose !== PHONE_PURPOSE.chat)
  const phone = calls.find(({ purpose }) => purpose === PHONE_PURPOSE.sales) ?? calls[0]
  return phone ? phoneLink(phone.number) : null
}

export function phoneLink(number: string): Link {
  return { label: number, href: `tel:${number.replaceAll(/[^\d+]/g, '')}` }
}

/**
 * Returns the WhatsApp link; null if there is no such number. WhatsApp requires a country code without a plus sign, and
 * ten digits are taken as an Indian number.
 */
export function chatLink({ phones }: Pick<Company, 'phones'>): string | null {
  const number = phones.find(({ purpose }) => purpose === PHONE_PURPOSE.chat)?.number
  if (number === undefined) return null
  const digits = number.replaceAll(/\D/g, '')
  return `https://wa.me/${digits.length === 10 ? '91' : ''}${digits}`
}

export function socialLinks(company: Pick<Company, (typeof SOCIAL_NETWORKS)[number]['field']>): Link[] {
  return SOCIAL_NETWORKS.flatMap(({ field, label }) => {
    const href = company[field]
    return href === null ? [] : [{ label, href }]
  })
}

/** Returns the registration numbers for the footer; empty if the company has entered none. */
export function registrationLine({ legalName, cin, gstin }: Pick<Company, 'legalName' | 'cin' | 'gstin'>) {
  const numbers = [cin && `CIN ${cin}`, gstin && `GSTIN ${gstin}`].filter(Boolean)
  return numbers.length > 0 ? `${[legalName, ...numbers].join(', ')}.` : ''
}

export function sloganParts({ slogan, sloganEmphasis }: Pick<Company, 'slogan' | 'sloganEmphasis'>) {
  const text = slogan ?? ''
  const at = sloganEmphasis === null ? -1 : text.lastIndexOf(sloganEmphasis)
  if (at === -1 || sloganEmphasis === null) return { before: text, emphasis: '', after: '' }
  return { before: text.slice(0, at), emphasis: sloganEmphasis, after: text.slice(at + sloganEmphasis.length) }
}
