import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Actor, Change } from '#server/db/write.ts'
import type { Payer } from '#server/identity/payers.service.ts'
import { subscriptionTroubleMail } from '#server/mail/billing.mails.ts'
import type { MailSite } from '#server/mail/mail-layout.ts'
import { queueMail } from '#server/mail/mail-queue.ts'
import { createNotificationsRepository } from './notifications.repository.ts'
import { createSubscriptionsRepository, type SubscriptionWithPlan } from './subscriptions.repository.ts'

interface Ending {
  subscription: SubscriptionWithPlan
  payer: Payer
  actor: Actor | null
}

/** Stores the end of a subscription and notifies its owner. It must already be ended at the provider. */
export async function endSubscription(
  change: Change,
  { subscription, payer, actor }: Ending,
  { site, now }: { site: MailSite; now: () => Date },
) {
  const { id, planName, status } = subscription
  if (!(await createSubscriptionsRepository(change.db).endById(id, now()))) return
  change.audit({
    actor,
    action: 'cancel-subscription',
    entity: 'subscription',
    entityId: id,
    before: { status },
    after: { status: 'cancelled' },
  })
  const { title, message } = billingMessages.notification.cancelled
  await createNotificationsRepository(change.db).create({ accountId: payer.id, title, message: message(planName) })
  const { email: to, firstName } = payer
  queueMail(change, subscriptionTroubleMail({ to, firstName, planName, kind: 'cancelled' }, site))
}
