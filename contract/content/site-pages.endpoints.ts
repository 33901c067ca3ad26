import * as z from 'zod/mini'
import { projectOnTheWire } from '#contract/catalog/projects.endpoints.ts'
import { Project } from '#contract/catalog/projects.schema.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { pathName } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import type { HomeSection } from './home-sections.schema.ts'
import type { PageBlock } from './page-blocks.schema.ts'
import { PAGE_KINDS, PAGE_PLACES } from './site-pages.constants.ts'
import { sitePagesMessages } from './site-pages.messages.ts'

// The calls for staff are in another file, because their schemas would enlarge the client bundle.

/** A page as visitors see it, without hidden sections and blocks. */
export const SitePage = z.object({
  kind: z.enum(PAGE_KINDS),
  /** Null for the home and about pages. */
  address: z.nullable(z.string()),
  /** For links, breadcrumbs and the document title. */
  name: z.string(),
  /** Not shown on the home page, whose heading is the company's slogan. */
  title: z.nullable(z.string()),
  /** The words of the title that are set in italics. */
  titleEmphasis: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The file of the link preview image, see `PagePicture`; null if it is generated from the title. */
  sharePicture: z.nullable(z.string()),
  // Sections and blocks are validated on save. Validating them here would put all their schemas into the client bundle.
  /** Only on the home page, in display order. */
  sections: z.array(z.custom<HomeSection>()),
  /** On all other pages, in display order. */
  blocks: z.array(z.custom<PageBlock>()),
})
export type SitePage = z.output<typeof SitePage>

export const sitePageNames = {
  kind: 'kind',
  address: 'address',
  name: 'name',
  title: 'title',
  titleEmphasis: 'titleEmphasis',
  description: 'description',
  sharePicture: 'sharePicture',
  sections: 'sections',
  blocks: 'blocks',
} as const

/** `projects` are those that the page refers to by id, in that order and without hidden ones. */
export const ShownPage = z.extend(SitePage, { projects: z.array(Project) })
export type ShownPage = z.output<typeof ShownPage>

export const PageLink = z.object({ address: z.string(), name: z.string(), place: z.enum(PAGE_PLACES) })
export type PageLink = z.output<typeof PageLink>

/** By path; 'home' and 'aboutus' are the fixed pages. Hidden pages are refused like unknown ones. */
export const getSitePage = endpoint({
  method: 'GET',
  path: '/Pages/GetPage/{address}',
  access: 'anyone',
  params: { address: pathName(sitePagesMessages.unknownPage) },
  answer: enveloped(
    onTheWire(z.extend(ShownPage, { projects: z.array(projectOnTheWire) }), { ...sitePageNames, projects: 'projects' }),
  ),
})

/**
 * The visible pages added by staff, for the menu, the footer and the sitemap, which includes those with the place
 * 'none'.
 */
export const listPageLinks = endpoint({
  method: 'GET',
  path: '/Pages/GetPageLinks',
  access: 'anyone',
  answer: enveloped(z.array(onTheWire(PageLink, { address: 'address', name: 'name', place: 'place' }))),
})
