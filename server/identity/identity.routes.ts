import {
  changeEmail,
  getAccount,
  getLawyer,
  sendCode,
  signUp,
  updateProfile,
  verifyCode,
} from '#contract/identity/accounts.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import {
  changePassword,
  getEmailOfToken,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from '#contract/identity/sign-in.endpoints.ts'
import { readUndoLink, undoChange } from '#contract/identity/undo.endpoints.ts'
import type { MailDeliveryService } from '#server/mail/mail-delivery.ts'
import { callerOf } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { IdentityServices } from './identity.services.ts'
import { signUpKeyOf } from './sign-up.service.ts'

type Mails = Pick<MailDeliveryService, 'sentence'>

export function identityRoutes(serve: Serve, identity: IdentityServices, mails: Mails) {
  signInRoutes(serve, identity)
  passwordRoutes(serve, identity, mails)
  undoRoutes(serve, identity)
  accountRoutes(serve, identity, mails)
}

function signInRoutes(serve: Serve, identity: IdentityServices) {
  serve(signIn, async ({ body, request }) =>
    reply(identityMessages.signedIn, await identity.signIn.signIn(body, request.ip)),
  )

  serve(signOut, async ({ request }) => {
    await identity.signIn.signOut(callerOf(request))
    return reply(identityMessages.signedOut, null)
  })
}

function passwordRoutes(serve: Serve, { passwordReset, passwordChange }: IdentityServices, mails: Mails) {
  serve(requestPasswordReset, async ({ body, request }) => {
    await passwordReset.request(body, request.ip)
    return reply(
      await mails.sentence({ sent: identityMessages.resetLinkSent, delayed: identityMessages.resetLinkDelayed }),
      null,
    )
  })

  serve(getEmailOfToken, ({ body, request }) => passwordReset.emailOf(body, request.ip))

  serve(resetPassword, async ({ body, request }) => {
    await passwordReset.reset(body, request.ip)
    return reply(identityMessages.passwordReset, null)
  })

  serve(changePassword, async ({ body, request }) => {
    await passwordChange.change(body, callerOf(request), request.ip)
    return reply(identityMessages.passwordChanged, null)
  })
}

function undoRoutes(serve: Serve, { undo }: IdentityServices) {
  serve(readUndoLink, ({ body, request }) => undo.read(body, request.ip))

  serve(undoChange, async ({ body, request }) => {
    const undone = await undo.undo(body, request.ip)
    return reply(
      undone.resetToken === null ? identityMessages.changeUndoneBlocked : identityMessages.changeUndone,
      undone,
    )
  })
}

function accountRoutes(serve: Serve, { signUp: signUps, profile, codes }: IdentityServices, mails: Mails) {
  serve(signUp, async ({ body, request }) => {
    const visitor = { address: request.ip, key: signUpKeyOf(request.headers) }
    return reply(identityMessages.signedUp, await signUps.signUp(body, visitor))
  })

  serve(updateProfile, async ({ body, request }) =>
    reply(identityMessages.profileSaved, await profile.update(body, callerOf(request))),
  )

  serve(changeEmail, async ({ body, request }) =>
    reply(identityMessages.emailChanged, await profile.changeEmail(body, callerOf(request), request.ip)),
  )

  serve(sendCode, async ({ request }) => {
    await codes.send(callerOf(request))
    return reply(await mails.sentence({ sent: identityMessages.codeSent, delayed: identityMessages.codeDelayed }), null)
  })

  serve(verifyCode, async ({ body, request }) => {
    await codes.verify(body, callerOf(request))
    return reply(identityMessages.codeVerified, null)
  })

  serve(getAccount, ({ params, request }) => profile.find(params.id, callerOf(request)))
  serve(getLawyer, ({ params, request }) => profile.find(params.id, callerOf(request)))
}
