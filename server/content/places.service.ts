import { contentRefusals } from '#contract/content/refusals.messages.ts'
import { AppError } from '../errors.ts'
import { countries } from './countries.data.ts'
import { cities, states } from './indian-places.data.ts'

export function createPlacesService() {
  return {
    listCountries: async () => [...countries],
    /** The code of two letters for a country's name; null for a name that is none. */
    countryCode: (name: string) => countries.find((country) => country.name === name)?.iso2 ?? null,
    listCities: async () => [...cities],

    async listStates(countryId: number) {
      if (!countries.some(({ id }) => id === countryId)) throw new AppError('notFound', contentRefusals.unknownCountry)
      return states.filter((state) => state.countryId === countryId)
    },
  }
}

export type PlacesService = ReturnType<typeof createPlacesService>
