import { useRouteLoaderData } from 'react-router'
import type { Company } from '#contract/company/company.schema.ts'
import { neutralCompany } from '#contract/company/company-contacts.ts'
import type { SiteSettings } from './api-context.ts'
import type { Theme } from './theme.ts'

/** The data of the root route, which every page has. */
export interface RootData extends SiteSettings {
  company: Company
  /** The style of the document. Omitted while the site has the default look. */
  theme?: Theme
  /** Set if the company writes days as 7 Nov 2026. */
  hasWrittenDays?: true
}

/** Without the data of the root route, on an error page, the names are empty. */
const UNKNOWN = neutralCompany('')

/** The settings of the site, as they were when the document was loaded. Empty on an error page. */
export function useSiteSettings(): Partial<SiteSettings> {
  return useRouteLoaderData<RootData>('root') ?? {}
}

/** The company that runs the site, as it was when the document was loaded. */
export function useCompany(): Company {
  return useRouteLoaderData<RootData>('root')?.company ?? UNKNOWN
}

/** Whether the company writes days as 7 Nov 2026 instead of 2026-11-07. */
export function useWrittenDays(): boolean {
  return useRouteLoaderData<RootData>('root')?.hasWrittenDays ?? false
}

/** The same for the `meta` of a route, from its `matches`. */
export function companyOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Company {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<RootData> | undefined
  return root?.company ?? UNKNOWN
}
