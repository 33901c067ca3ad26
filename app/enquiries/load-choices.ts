import { listCategories } from '#contract/catalog/categories.endpoints.ts'
import { DEFAULT_DIAL_CODE } from '#contract/content/content.constants.ts'
import { listCountries } from '#contract/content/content.endpoints.ts'
import type { Api } from '../lib/api-client.ts'

/** Without the countries their default code is enough; without the categories nobody can choose an interest. */
export async function loadChoices(api: Api) {
  const [categories, countries] = await Promise.all([api(listCategories), api(listCountries)])
  for (const answer of [categories, countries]) if (!answer.ok) console.error('A list failed to load:', answer.message)
  return {
    categories: categories.ok ? categories.data : null,
    countries: countries.ok
      ? countries.data.map(({ name, dialCode }) => ({ name, dialCode }))
      : [{ name: 'India', dialCode: DEFAULT_DIAL_CODE }],
  }
}
