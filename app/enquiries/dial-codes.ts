import type { Country } from '#contract/content/content.schema.ts'
import type { Option } from '../ui/form/options.ts'

/** By country, because a person knows the country better than its code; the server keeps the code alone. */
export function dialCodeOptions(countries: readonly Pick<Country, 'name' | 'dialCode'>[]): Option[] {
  return countries.map(({ name, dialCode }) => ({ value: dialCode, label: `${name} (${dialCode})` }))
}
