import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/content/brand.ts'

/** The company as schema.org JSON-LD for search engines. The address is taken from the page's other meta data. */
export function organization(page: readonly MetaDescriptor[]) {
  const canonical = page.find((meta) => 'rel' in meta && meta.rel === 'canonical')
  const address = canonical && 'href' in canonical ? String(canonical.href) : undefined
  const [, street, place = ''] = brand.office.lines
  const [postalCode] = /\d{6}$/.exec(place) ?? []
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    slogan: brand.slogan,
    url: address,
    email: brand.email,
    telephone: brand.salesPhone.label,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: place.replace(/\s*\d{6}$/, ''),
      postalCode,
      addressCountry: 'IN',
    },
    sameAs: brand.socialLinks.map(({ href }) => href),
  }
}
