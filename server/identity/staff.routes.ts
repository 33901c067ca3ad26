import { identityMessages } from '#contract/identity/identity.messages.ts'
import {
  completeSignIn,
  confirmSecondFactor,
  getSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from '#contract/identity/second-factor.endpoints.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import {
  blockStaff,
  changeStaffRole,
  getStaffRights,
  inviteStaff,
  removeSecondFactor,
  removeStaff,
  resendStaffInvitation,
  searchStaff,
} from '#contract/identity/staff.endpoints.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type { MailDeliveryService } from '#server/mail/mail-delivery.ts'
import { actorIn, callerOf } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { IdentityServices } from './identity.services.ts'
import { invitationSentenceOf } from './invitation-sentence.ts'

export function staffRoutes(
  serve: Serve,
  { staff }: IdentityServices,
  mails: Pick<MailDeliveryService, 'hasFailedFor' | 'sentence'>,
) {
  const invitationSentence = invitationSentenceOf(mails)

  serve(getStaffRights, ({ request }) => staff.rightsOf(callerOf(request)))

  serve(searchStaff, ({ body, request }) => staff.search(body, actorIn(request)))

  serve(inviteStaff, async ({ body, request }) => {
    const invited = await staff.invite(body, actorIn(request))
    return reply(await invitationSentence(invited), null)
  })

  serve(resendStaffInvitation, async ({ body, request }) => {
    const invited = await staff.resendInvitation(body, actorIn(request))
    return reply(await invitationSentence(invited), null)
  })

  serve(blockStaff, async ({ body, request }) => {
    await staff.block(body, actorIn(request))
    return reply(body.isBlocked ? staffMessages.staffBlocked : staffMessages.staffUnblocked, null)
  })

  serve(changeStaffRole, async ({ body, request }) => {
    await staff.changeRole(body, actorIn(request))
    return reply(staffMessages.roleChanged, null)
  })

  serve(removeStaff, async ({ body, request }) => {
    await staff.remove(body, actorIn(request))
    return reply(staffMessages.staffRemoved, null)
  })

  serve(removeSecondFactor, async ({ body, request }) => {
    await staff.removeSecondFactor(body, actorIn(request))
    return reply(secondFactorMessages.removed, null)
  })
}

export function secondFactorRoutes(serve: Serve, { signInCode, secondFactor }: IdentityServices) {
  serve(completeSignIn, async ({ body, request }) =>
    reply(identityMessages.signedIn, await signInCode.complete(body, request.ip)),
  )

  serve(getSecondFactor, ({ request }) => secondFactor.find(callerOf(request)))

  serve(startSecondFactor, ({ body, request }) => secondFactor.start(body, callerOf(request), request.ip))

  serve(confirmSecondFactor, async ({ body, request }) =>
    reply(secondFactorMessages.turnedOn, await secondFactor.confirm(body, callerOf(request))),
  )

  serve(replaceRecoveryCodes, async ({ body, request }) =>
    reply(
      secondFactorMessages.newRecoveryCodes,
      await secondFactor.replaceRecoveryCodes(body, callerOf(request), request.ip),
    ),
  )

  serve(turnOffSecondFactor, async ({ body, request }) => {
    await secondFactor.turnOff(body, callerOf(request), request.ip)
    return reply(secondFactorMessages.turnedOff, null)
  })
}
