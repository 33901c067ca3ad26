import { getCompany, saveCompany } from '#contract/company/company.endpoints.ts'
import { companyRecordMessages } from '#contract/company/company.messages.ts'
import { getCostRates, saveCostRates } from '#contract/company/cost-rates.endpoints.ts'
import { costRatesMessages } from '#contract/company/cost-rates.messages.ts'
import { getLook, saveLook } from '#contract/company/look.endpoints.ts'
import { lookMessages } from '#contract/company/look.messages.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import { actorIn, hasRole } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { SiteStateService } from '#server/setup/site-state.service.ts'
import type { CompanyService } from './company.service.ts'
import type { CostRatesService } from './cost-rates.service.ts'
import type { LookService } from './look.service.ts'

interface Services {
  company: CompanyService
  look: LookService
  costRates: CostRatesService
  siteState: Pick<SiteStateService, 'find'>
}

export function companyRoutes(serve: Serve, { company, look, costRates, siteState }: Services) {
  const savedMessage = async (open: string) =>
    (await siteState.find())?.openedAt ? open : companyRecordMessages.savedBeforeOpening

  serve(getCompany, ({ request }) => company.read(hasRole(request.caller, ADMINS)))
  serve(saveCompany, async ({ body, request }) =>
    reply(await savedMessage(companyRecordMessages.saved), await company.save(body, actorIn(request))),
  )
  serve(getLook, () => look.read())
  serve(saveLook, async ({ body, request }) =>
    reply(await savedMessage(lookMessages.saved), await look.save(body, actorIn(request))),
  )
  serve(getCostRates, () => costRates.read())
  serve(saveCostRates, async ({ body, request }) =>
    reply(costRatesMessages.saved, await costRates.save(body, actorIn(request))),
  )
}
