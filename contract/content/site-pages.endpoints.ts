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

// Calls for visitors. The calls for staff are in another file, because their schemas would enlarge public scripts.

/** A page as visitors see it: without hidden sections and blocks. */
export const SitePage = z.object({
  kind: z.enum(PAGE_KINDS),
  /** Null for the home and about pages. */
  address: z.nullable(z.string()),
  /** For links, breadcrumbs and the document title. */
  name: z.string(),
  /** The heading of the page; null on the home page, whose heading is the company's slogan. */
  title: z.nullable(z.string()),
  /** The part of the title that is set in italics. */
  titleEmphasis: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The file of a picture, see `PagePicture`; null if it is generated from the title. */
  sharePicture: z.nullable(z.string()),
  // Sections and blocks are validated when the page is saved. Validating them here would put the schemas of all blocks
  // into public scripts.
  /** Only of the home page, in order. */
  sections: z.array(z.custom<HomeSection>()),
  /** Of all other pages, in order. */
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

/** Includes the projects that the page refers to by id, in that order and without hidden ones. */
export const ShownPage = z.extend(SitePage, { projects: z.array(Project) })
export type ShownPage = z.output<typeof ShownPage>

/** A link to a further page. */
export const PageLink = z.object({ address: z.string(), name: z.string(), place: z.enum(PAGE_PLACES) })
export type PageLink = z.output<typeof PageLink>

// None of these calls is in the specification, where the texts of pages are fixed.

/** By the path in the browser: 'home' and 'aboutus' for the fixed pages. Hidden pages are refused like unknown ones. */
export const getSitePage = endpoint({
  method: 'GET',
  path: '/Pages/GetPage/{address}',
  access: 'anyone',
  params: { address: pathName(sitePagesMessages.unknownPage) },
  answer: enveloped(
    onTheWire(z.extend(ShownPage, { projects: z.array(projectOnTheWire) }), { ...sitePageNames, projects: 'projects' }),
  ),
})

/** The further pages that are not hidden, for menu, footer and sitemap (which includes those with place 'none'). */
export const listPageLinks = endpoint({
  method: 'GET',
  path: '/Pages/GetPageLinks',
  access: 'anyone',
  answer: enveloped(z.array(onTheWire(PageLink, { address: 'address', name: 'name', place: 'place' }))),
})
