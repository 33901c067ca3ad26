import { contentRefusals } from '#contract/content/refusals.messages.ts'
import { AppError } from '../errors.ts'
import { countries } from './countries.data.ts'
import { cities, states } from './indian-places.data.ts'

export function createPlacesService() {
  return {
    listCountries: async () => [...countries],
    /** Returns the two-letter code of a country name, or null. */
    countryCode: (name: string) => countries.find((country) => country.name === name)?.iso2 ?? null,
    listCities: async () => [...cities],

    async listStates(countryId: number) {
      if (!countries.some(({ id }) => id === countryId)) throw new AppError('notFound', contentRefusals.unknownCountry)
      return states.filter((state) => state.countryId === countryId)
    },
  }
}

export type PlacesService = ReturnType<typeof createPlacesService>
