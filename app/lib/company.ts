import { useRouteLoaderData } from 'react-router'
import type { Company } from '#contract/company/company.schema.ts'
import { neutralCompany } from '#contract/company/company-contacts.ts'
import type { SiteSettings } from './api-context.ts'
import type { Theme } from './theme.ts'

export interface ShownCompany extends Company {
  /** Set if the company displays dates as 7 Nov 2026 instead of 2026-11-07. */
  hasWrittenDays?: true
}

/** Data of the root route; only missing on an error page. */
export interface RootData extends SiteSettings {
  company: ShownCompany
  /** Custom properties of the look; omitted for the default look. */
  theme?: Theme
}

/** Returns the site settings as of the document load; empty on an error page. */
export function useSiteSettings(): Partial<SiteSettings> {
  return useRouteLoaderData<RootData>('root') ?? {}
}

const UNKNOWN: ShownCompany = neutralCompany('')

/** Returns the company as of the document load; its names are empty on an error page. */
export function useCompany(): ShownCompany {
  return useRouteLoaderData<RootData>('root')?.company ?? UNKNOWN
}

/**
 * Returns five years, evenly spread from the founding year to the current one. Empty if the founding year is unknown or
 * fewer than four years ago.
 */
export function useYearMarks() {
  const { foundedYear } = useCompany()
  if (foundedYear === null) return []
  const years = new Date().getFullYear() - foundedYear
  return years < 4 ? [] : [0, 1, 2, 3, 4].map((mark) => String(foundedYear + Math.round((years * mark) / 4)))
}

/** Reads the company in a route's `meta` function, where hooks are not available. */
export function companyOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Company {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Partial<RootData> | undefined
  return root?.company ?? UNKNOWN
}
