import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/content/brand.ts'

/** Who stands behind the site, in the words of search engines. The page's address is taken from its other meta. */
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
