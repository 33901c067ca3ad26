import {
  blockCustomer,
  inviteCustomer,
  resendInvitation,
  searchCustomers,
} from '#contract/identity/customers.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { blockOwner, searchOwners } from '#contract/identity/staff.endpoints.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type { MailDeliveryService } from '#server/mail/mail-delivery.ts'
import { actorIn } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { CustomersService } from './customers.service.ts'
import { invitationSentenceOf } from './invitation-sentence.ts'

export function customersRoutes(
  serve: Serve,
  customers: CustomersService,
  mails: Pick<MailDeliveryService, 'hasFailedFor' | 'sentence'>,
) {
  const invitationSentence = invitationSentenceOf(mails)

  serve(searchCustomers, ({ body }) => customers.search(body, 'Customer'))

  serve(inviteCustomer, async ({ body, request }) => {
    const customer = await customers.invite(body, actorIn(request))
    return reply(await invitationSentence(customer), customer)
  })

  serve(resendInvitation, async ({ body, request }) => {
    const customer = await customers.resendInvitation(body, actorIn(request))
    return reply(await invitationSentence(customer), customer)
  })

  serve(blockCustomer, async ({ body, request }) =>
    reply(
      body.isBlocked ? identityMessages.customerBlocked : identityMessages.customerUnblocked,
      await customers.block(body, actorIn(request), 'Customer'),
    ),
  )

  serve(searchOwners, ({ body }) => customers.search(body, 'BusinessOwner'))

  serve(blockOwner, async ({ body, request }) =>
    reply(
      body.isBlocked ? staffMessages.ownerBlocked : staffMessages.ownerUnblocked,
      await customers.block(body, actorIn(request), 'BusinessOwner'),
    ),
  )
}
