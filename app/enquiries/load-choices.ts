import { listCategories } from '#contract/catalog/categories.endpoints.ts'
import { listProjectNames } from '#contract/catalog/projects.endpoints.ts'
import { getEnquiryNotice } from '#contract/consent/consent.endpoints.ts'
import { DEFAULT_DIAL_CODE } from '#contract/content/content.constants.ts'
import { listCountries } from '#contract/content/content.endpoints.ts'
import { noticeLine } from '../consent/notice-line.ts'
import type { Api } from '../lib/api-client.ts'
import { projectNamed } from '../lib/project-named.ts'

export interface EnquiryProject {
  name: string
  categoryName: string
  unitType: string | null
}

/** Without countries the default dial code is used; without categories the form cannot be rendered. */
export async function loadChoices(api: Api, projectName: string | null, unitType: string | null = null) {
  const [categories, countries, notice, project] = await Promise.all([
    api(listCategories),
    api(listCountries),
    api(getEnquiryNotice),
    projectName ? findProject(api, projectName, unitType) : null,
  ])
  for (const outcome of [categories, countries, notice])
    if (!outcome.ok) console.error('A part of the form failed to load:', outcome.message)
  return {
    categories: categories.ok ? categories.data : null,
    countries: countries.ok
      ? countries.data.map(({ name, dialCode }) => ({ name, dialCode }))
      : [{ name: 'India', dialCode: DEFAULT_DIAL_CODE }],
    notice: notice.ok ? noticeLine(notice.data) : null,
    project,
  }
}

/** Null if the name is unknown or the request failed; the form is then rendered without a project. */
async function findProject(api: Api, name: string, unitType: string | null): Promise<EnquiryProject | null> {
  const outcome = await api(listProjectNames)
  if (!outcome.ok) console.error('The projects failed to load:', outcome.message)
  const found = outcome.ok ? projectNamed(outcome.data, name) : null
  return found && { name: found.name, categoryName: found.categoryName, unitType }
}
