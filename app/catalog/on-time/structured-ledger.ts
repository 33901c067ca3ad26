import { siteMessages } from '#contract/content/site.messages.ts'
import { onTimeMessages as messages } from './on-time-texts.ts'
import type { ShownLedger } from './shown-ledger.ts'

export function ledgerStructuredData(
  { record: { kept, of }, columns }: Pick<ShownLedger, 'record' | 'columns'>,
  { site, publisher }: { site: string; publisher: string },
) {
  const url = `${site}/on-time`
  const description = of > 0 ? messages.description(kept, of) : messages.descriptionOfNone
  const organization = { '@type': 'Organization', name: publisher }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: messages.title,
    description,
    publisher: organization,
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: siteMessages.page.home, item: `${site}/home` },
        { '@type': 'ListItem', position: 2, name: messages.title, item: url },
      ],
    },
    ...(of > 0 && {
      mainEntity: {
        '@type': 'Dataset',
        '@id': `${url}#ledger`,
        name: messages.dataSet(publisher),
        description,
        url,
        creator: organization,
        isAccessibleForFree: true,
        variableMeasured: columns.map(({ label }) => label),
      },
    }),
  }
}
