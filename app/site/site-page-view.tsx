import { sloganParts } from '#contract/company/company-contacts.ts'
import { siteMessages } from '#contract/content/site.messages.ts'
import { type PageMeta, pageMeta, siteAddress } from '../lib/page-meta.ts'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { PageBlocks } from './blocks/page-blocks.tsx'
import type { LoadedPage } from './load-page.ts'

export function SitePageView(loaded: LoadedPage) {
  const { name, title, titleEmphasis } = loaded.page
  const { before, emphasis, after } = sloganParts({ slogan: title ?? name, sloganEmphasis: titleEmphasis })
  return (
    <>
      <div className="wrap site-page-head">
        <Breadcrumbs here={name} />
        <h1>
          {before}
          {emphasis && <em>{emphasis}</em>}
          {after}
        </h1>
      </div>
      <PageBlocks {...loaded} />
    </>
  )
}

export function sitePageMeta({ page, sharePicture }: LoadedPage, path: string, matches: PageMeta['matches']) {
  const { name, description } = page
  const site = siteAddress(matches)
  const steps = [
    { name: siteMessages.page.home, item: `${site}/home` },
    { name, item: site + path },
  ]
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  }
  return [
    ...pageMeta({ title: name, description: description ?? undefined, path, matches, image: sharePicture }),
    { 'script:ld+json': breadcrumbs },
  ]
}
