import type { MetaDescriptor } from 'react-router'
import type { Company } from '#contract/company/company.schema.ts'
import { mainOffice, salesPhone, socialLinks } from '#contract/company/company-contacts.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'

export function organization(company: Company, page: readonly MetaDescriptor[]) {
  const canonical = page.find((meta) => 'rel' in meta && meta.rel === 'canonical')
  const address = canonical && 'href' in canonical ? String(canonical.href) : undefined
  const logo = company.logoLight ?? company.mark
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    legalName: company.legalName,
    slogan: company.slogan ?? undefined,
    url: address,
    logo: address && logo ? new URL(assetAddress(UPLOAD_FOLDER.logos, logo.file), address).href : undefined,
    email: company.email ?? undefined,
    telephone: salesPhone(company)?.label,
    foundingDate: company.foundedYear?.toString(),
    address: postalAddress(company),
    sameAs: socialLinks(company).map(({ href }) => href),
  }
}

/** Assumes that the office's last line is the town with its postal code, and the line before it the street. */
function postalAddress(company: Company) {
  const lines = mainOffice(company)?.lines
  if (!lines) return undefined
  const place = lines.at(-1) ?? ''
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.at(-2),
    addressLocality: place.replace(/\s*\d{6}$/, ''),
    postalCode: /\d{6}$/.exec(place)?.[0],
    addressCountry: 'IN',
  }
}
