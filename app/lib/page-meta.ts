import type { MetaDescriptor } from 'react-router'
import { SHARE_PICTURE } from '#contract/content/content.constants.ts'
import type { SiteSettings } from './api-context.ts'
import { companyOf } from './company.ts'

export interface PageMeta {
  /** The company name is appended; if the title is empty, it stands alone. */
  title: string
  description?: string
  /** Canonical path, such as `/aboutus`. If omitted, the page has no canonical URL. */
  path?: string
  /** The `matches` argument of the route's `meta`; the root match has the site's URL and the company. */
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  /** Path of the link preview image; defaults to the image of the site. */
  image?: string | null
  type?: 'website' | 'article'
  isHidden?: boolean
}

export function pageMeta({ title: name, description, path, matches, image, type = 'website', isHidden }: PageMeta) {
  const site = siteAddress(matches)
  const url = path !== undefined && site ? site + path : null
  const company = companyOf(matches)
  const title = [name, company.name].filter(Boolean).join(' | ')
  const text = description ?? company.slogan ?? company.name
  const meta: MetaDescriptor[] = [
    { title },
    { name: 'description', content: text },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text },
    { property: 'og:type', content: type },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (isHidden) meta.push({ name: 'robots', content: 'noindex' })
  if (url && !isHidden)
    meta.push({ tagName: 'link', rel: 'canonical', href: url }, { property: 'og:url', content: url })
  if (site) meta.push(...pictureOf(new URL(image ?? `/${SHARE_PICTURE.site}`, site).href, title))
  return meta
}

function pictureOf(address: string, title: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: String(SHARE_PICTURE.width) },
    { property: 'og:image:height', content: String(SHARE_PICTURE.height) },
    { property: 'og:image:alt', content: title },
  ]
}

/** Returns the site's public URL; null if the root loader has failed. */
export function siteAddress(matches: PageMeta['matches']) {
  const settings = matches.find((match) => match?.id === 'root')?.loaderData as Partial<SiteSettings> | undefined
  return settings?.publicUrl ?? null
}
