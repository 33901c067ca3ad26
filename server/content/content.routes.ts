import {
  getHomePage,
  getStaticContent,
  listCities,
  listCountries,
  listStates,
} from '#contract/content/content.endpoints.ts'
import { searchSite } from '#contract/content/search.endpoints.ts'
import { isStaff } from '#server/plugins/access.ts'
import type { Serve } from '#server/plugins/serve.ts'
import type { ContentService } from './content.service.ts'
import type { PlacesService } from './places.service.ts'
import type { SearchService } from './search.service.ts'

interface Services {
  content: ContentService
  places: PlacesService
  search: SearchService
}

export function contentRoutes(serve: Serve, { content, places, search }: Services) {
  serve(getHomePage, ({ query }) => content.homePage(query))
  serve(getStaticContent, ({ request }) => content.texts(isStaff(request.caller)))
  serve(listCountries, () => places.listCountries())
  serve(listCities, () => places.listCities())
  serve(searchSite, ({ params }) => search.find(params.text))
  serve(listStates, ({ params }) => places.listStates(params.countryId))
}
