import { brand } from '#contract/content/brand.ts'
import { assetAddress } from '#contract/uploads/asset-address.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { MediaYear } from './media-years.ts'

/** As many as a search engine looks at. */
const MOST = 30

/** What a search engine is told about our news, newest first. */
export function newsStructuredData(years: readonly MediaYear[], site: string) {
  const items = years.flatMap((year) => year.items).slice(0, MOST)
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ name, description, image, link, date }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'NewsArticle',
        headline: name,
        description,
        datePublished: date,
        url: link ?? `${site}/media`,
        ...(image && { image: site + assetAddress(UPLOAD_FOLDER.banners, image) }),
        publisher: { '@type': 'Organization', name: brand.legalName, url: `${site}/home` },
      },
    })),
  }
}
