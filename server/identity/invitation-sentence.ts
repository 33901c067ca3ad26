import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { MailDeliveryService } from '#server/mail/mail-delivery.ts'

/** The message after an invitation, which warns if an earlier mail to this address could not be delivered. */
export function invitationSentenceOf(mails: Pick<MailDeliveryService, 'hasFailedFor' | 'sentence'>) {
  return async ({ email }: { email: string }) => {
    if (await mails.hasFailedFor(email)) return identityMessages.invitationDoubtful
    return mails.sentence({ sent: identityMessages.invitationSent, delayed: identityMessages.invitationDelayed })
  }
}
