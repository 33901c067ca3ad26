import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import type { MediaYear } from './media-years.ts'

/** Only the newest items are described, to limit the size of the page. */
const MOST = 12

export function newsStructuredData(
  years: readonly MediaYear[],
  { site, publisher }: { site: string; publisher: string },
) {
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
        publisher: { '@type': 'Organization', name: publisher, url: `${site}/home` },
      },
    })),
  }
}
