import { useRouteLoaderData } from 'react-router'
import type { Company } from '#contract/company/company.schema.ts'
import { neutralCompany } from '#contract/company/company-contacts.ts'
import type { SiteSettings } from './api-context.ts'
import type { Theme } from './theme.ts'

export interface ShownCompany extends Company {
  /** Set if the company displays dates as 7 Nov 2026 instead of 2026-11-07. */
  hasWrittenDays?: true
}

/** Data of the root route, which only an error page can lack. */
export interface RootData extends SiteSettings {
  company: ShownCompany
  /** The custom properties of the look. Omitted while the site has the default look. */
  theme?: Theme
}

/** The site settings at the time the document was loaded. Empty on an error page. */
export function useSiteSettings(): Partial<SiteSettings> {
  return useRouteLoaderData<RootData>('root') ?? {}
}

/** On an error page, which has no data of the root route, the names are empty. */
const UNKNOWN: ShownCompany = neutralCompany('')

/** The company that runs the site, at the time the document was loaded. */
export function useCompany(): ShownCompany {
  return useRouteLoaderData<RootData>('root')?.company ?? UNKNOWN
}

/** Five years from the founding year to the current one; empty without a founding year and in its first four years. */
export function useYearMarks() {
  const { foundedYear } = useCompany()
  if (foundedYear === null) return []
  const years = new Date().getFullYear() - foundedYear
  return years < 4 ? [] : [0, 1, 2, 3, 4].map((mark) => String(foundedYear + Math.round((years * mark) / 4)))
}

/** The company for the `meta` of a route, from its `matches`. */
export function companyOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Company {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<RootData> | undefined
  return root?.company ?? UNKNOWN
}
