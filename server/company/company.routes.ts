import { getCompany, saveCompany } from '#contract/company/company.endpoints.ts'
import { companyRecordMessages } from '#contract/company/company.messages.ts'
import { actorIn, isStaff } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { CompanyService } from './company.service.ts'

export function companyRoutes(serve: Serve, company: CompanyService) {
  serve(getCompany, ({ request }) => company.read(isStaff(request.caller)))
  serve(saveCompany, async ({ body, request }) =>
    reply(companyRecordMessages.saved, await company.save(body, actorIn(request))),
  )
}
