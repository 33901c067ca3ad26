import {
  blockCustomer,
  inviteCustomer,
  resendInvitation,
  searchCustomers,
} from '#contract/identity/customers.endpoints.ts'
import { say } from '#contract/identity/identity.messages.ts'
import { actorIn } from '#server/plugins/access.ts'
import { type Serve, said } from '#server/plugins/serve.ts'
import type { CustomersService } from './customers.service.ts'

export function customersRoutes(serve: Serve, customers: CustomersService) {
  serve(searchCustomers, ({ body }) => customers.search(body))

  serve(inviteCustomer, async ({ body, request }) =>
    said(say.invitationSent, await customers.invite(body, actorIn(request))),
  )

  serve(resendInvitation, async ({ body, request }) =>
    said(say.invitationSent, await customers.resendInvitation(body, actorIn(request))),
  )

  serve(blockCustomer, async ({ body, request }) =>
    said(body.isBlocked ? say.customerBlocked : say.customerUnblocked, await customers.block(body, actorIn(request))),
  )
}
