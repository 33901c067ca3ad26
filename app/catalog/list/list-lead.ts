import { capitalised, inWords, joined } from '../in-words.ts'

const NAMED_CITIES = 3

/** Such as 'Six addresses in Noida, Gurugram and Lucknow.' */
export function listLead(count: number, cities: readonly string[]) {
  const addresses = count === 1 ? 'address' : 'addresses'
  const named = cities.length > NAMED_CITIES + 1 ? cities.slice(0, NAMED_CITIES) : cities
  const others = cities.length - named.length
  const places = others > 0 ? [...named, `${inWords(others)} more cities`] : named
  return `${capitalised(inWords(count))} ${addresses} in ${joined(places)}.`
}
