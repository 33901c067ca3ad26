import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { deleteBank, listBanks, orderBanks, saveBank } from '#contract/content/banks.endpoints.ts'
import {
  getHomePage,
  getStaticContent,
  listCities,
  listCountries,
  listStates,
  saveStaticContent,
} from '#contract/content/content.endpoints.ts'
import { searchSite } from '#contract/content/search.endpoints.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { actorIn, hasRole } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { BanksService } from './banks.service.ts'
import type { ContentService, PlacesService } from './content.service.ts'
import type { SearchService } from './search.service.ts'

interface Services {
  banks: BanksService
  content: ContentService
  places: PlacesService
  search: SearchService
}

export function contentRoutes(serve: Serve, { banks, content, places, search }: Services) {
  serve(getHomePage, ({ query }) => content.homePage(query))
  serve(getStaticContent, ({ request }) => content.texts(hasRole(request.caller, EDITORS)))
  serve(listCountries, () => places.listCountries())
  serve(listCities, () => places.listCities())
  serve(searchSite, ({ params }) => search.find(params.text))
  serve(listStates, ({ params }) => places.listStates(params.countryId))
  serve(saveStaticContent, async ({ body, request }) =>
    reply(recordsMessages.saved, await content.saveTexts(body, actorIn(request))),
  )
  serve(listBanks, () => banks.list())
  serve(saveBank, async ({ body, request }) => reply(recordsMessages.saved, await banks.save(body, actorIn(request))))
  serve(deleteBank, async ({ body, request }) => {
    await banks.delete(body.id, actorIn(request))
    return reply(recordsMessages.deleted, null)
  })
  serve(orderBanks, async ({ body, request }) => {
    await banks.order(body, actorIn(request))
    return reply(recordsMessages.saved, null)
  })
}
