import { addressOf } from '#app/catalog/finder/finder-state.ts'
import { finderPageMessages } from '#app/catalog/finder/finder-texts.ts'
import { joined } from '#app/catalog/in-words.ts'
import { FINDER_ADDRESS, FINDER_CATEGORIES, NO_CHOICES } from '#contract/catalog/finder.constants.ts'
import { UNIT_KINDS } from '#contract/catalog/unit-types.constants.ts'

/** A link to the finder with the bedrooms, kinds, categories and cities that a search names; null if it names none. */
export function suggestFinder(text: string, cities: readonly string[]) {
  let rest = ` ${text.toLowerCase().replaceAll(/\s+/g, ' ')} `
  /** Finds each name as whole words, in singular or plural, and takes it out of the text. */
  function take<T extends string>(names: readonly T[]) {
    // Longer names first, because 'Greater Noida' contains 'Noida'.
    return names
      .toSorted((one, other) => other.length - one.length)
      .filter((name) => {
        const found = new RegExp(`(?<![\\p{L}\\p{N}.])${spelling(name)}s?(?![\\p{L}\\p{N}])`, 'u')
        if (!found.test(rest)) return false
        rest = rest.replace(found, ' ')
        return true
      })
  }
  const chosenCities = take([...new Set(cities)])
  const kinds = take(UNIT_KINDS)
  const categories = take(FINDER_CATEGORIES.map(({ name }) => name))
  if (chosenCities.length + kinds.length + categories.length === 0) return null
  const what = joined([...kinds, ...categories])
  const label = [what || finderPageMessages.everything, chosenCities.length > 0 && `in ${joined(chosenCities)}`]
  return {
    label: finderPageMessages.suggestion(label.filter(Boolean).join(' ')),
    address: addressOf(FINDER_ADDRESS, { choices: { ...NO_CHOICES, cities: chosenCities, kinds, categories } }),
  }
}

/** Blanks are optional, so that '3bhk' is found. */
function spelling(name: string) {
  return name
    .toLowerCase()
    .split(' ')
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&'))
    .join(' ?')
}
