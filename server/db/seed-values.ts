import { isDeepStrictEqual } from 'node:util'
import { defaultAbout, defaultHome } from '#contract/content/default-pages.ts'
import type { HomeSection } from '#contract/content/home-sections.schema.ts'
import type { PageBlock } from '#contract/content/page-blocks.schema.ts'
import { SITE_PAGE_ID } from '#contract/content/site-pages.constants.ts'
import type { CompanyRow } from '#server/company/company.repository.ts'
import type { SitePageRow } from '#server/content/site-pages.repository.ts'

type Values = Readonly<Record<string, unknown>>

/** The values of a record without those of its row and those that it has in common with the demo. */
type OwnCompany = Omit<CompanyRow, RowField | 'name' | 'legalName'> & { name: string | null; legalName: string | null }
type RowField = 'id' | 'version' | 'createdAt' | 'updatedAt'

/** Returns the company without the values that still are the demo's. */
export async function ownCompany(row: CompanyRow): Promise<OwnCompany> {
  const { company } = await import('#demo/company.ts')
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...values } = row
  const own = withoutDemo(values, company as unknown as Values, {}) as OwnCompany
  // Only words of the slogan can be emphasised.
  return own.slogan === null ? { ...own, sloganEmphasis: null } : own
}

/** Returns the texts, sections and blocks of the home or the about page without what still is the demo's. */
export async function ownPage(row: SitePageRow) {
  return row.id === SITE_PAGE_ID.home ? ownHome(row) : ownAbout(row)
}

async function ownHome({ description, sharePicture, sections }: SitePageRow) {
  const { homePage } = await import('#demo/home-page.ts')
  const defaults = defaultHome().sections
  return {
    ...withoutDemo({ description, sharePicture }, homePage, {}),
    sections: sections.map((section) => {
      const { kind, hidden } = section
      const demo = homePage.sections.find((one) => one.kind === kind)
      const standard = defaults.find((one) => one.kind === kind)
      return demo && standard ? ({ ...withoutDemo(section, demo, standard), kind, hidden } as HomeSection) : section
    }),
  }
}

async function ownAbout({ title, titleEmphasis, description, sharePicture, blocks }: SitePageRow) {
  const { aboutPage } = await import('#demo/about-page.ts')
  const texts = withoutDemo({ title, titleEmphasis, description, sharePicture }, aboutPage, defaultAbout())
  const shown = ({ hidden: _hidden, ...block }: PageBlock) => block
  return {
    ...texts,
    ...(texts.title !== title && { titleEmphasis: null }),
    blocks: blocks.filter((block) => !aboutPage.blocks.some((demo) => isDeepStrictEqual(shown(demo), shown(block)))),
  }
}

/** Whether nothing of a page is left but its defaults. */
export function isDefaultPage({ id }: Pick<SitePageRow, 'id'>, own: Awaited<ReturnType<typeof ownPage>>) {
  const standard: Values = { ...(id === SITE_PAGE_ID.home ? defaultHome() : defaultAbout()) }
  return Object.entries(own).every(([name, value]) => isDeepStrictEqual(value, standard[name]))
}

/** Whether nothing of a company is left. */
export function isNoCompany(own: OwnCompany) {
  return Object.values(own).every((value) => value === null || (Array.isArray(value) && value.length === 0))
}

/** Replaces values that equal the demo's by the defaults; of lists, removes the entries that the demo has too. */
function withoutDemo<T extends object>(values: T, demo: object, defaults: object): T {
  const inDemo = demo as Values
  const standard = defaults as Values
  const own = Object.entries(values).map(([name, value]) => {
    const same = inDemo[name]
    if (Array.isArray(value) && Array.isArray(same))
      return [name, value.filter((entry) => !same.some((one) => isDeepStrictEqual(one, entry)))]
    return [name, isDeepStrictEqual(value, same) ? (standard[name] ?? null) : value]
  })
  return Object.fromEntries(own) as T
}
