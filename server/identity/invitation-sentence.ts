import { identityMessages } from '#contract/identity/identity.messages.ts'
import type { MailDeliveryService } from '#server/mail/mail-delivery.ts'

/** Warns if an earlier email to the same recipient was not delivered. */
export function invitationSentenceOf(mails: Pick<MailDeliveryService, 'hasFailedFor' | 'sentence'>) {
  return async ({ email }: { email: string }) => {
    if (await mails.hasFailedFor(email)) return identityMessages.invitationDoubtful
    return mails.sentence({ sent: identityMessages.invitationSent, delayed: identityMessages.invitationDelayed })
  }
}
