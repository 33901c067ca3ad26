import {
  getHomePage,
  getStaticContent,
  listCities,
  listCountries,
  listStates,
} from '#contract/content/content.endpoints.ts'
import type { Serve } from '#server/plugins/serve.ts'
import type { ContentService } from './content.service.ts'
import type { PlacesService } from './places.service.ts'

export function contentRoutes(serve: Serve, { content, places }: { content: ContentService; places: PlacesService }) {
  serve(getHomePage, () => content.homePage())
  serve(getStaticContent, () => content.texts())
  serve(listCountries, () => places.listCountries())
  serve(listCities, () => places.listCities())
  serve(listStates, ({ params }) => places.listStates(params.countryId))
}
