import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { AccountClosing } from '#contract/billing/payments.schema.ts'
import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { Cards } from '#server/gateways/cards.ts'
import type { ClosingService } from '#server/identity/closing.service.ts'
import type { PayersService } from '#server/identity/payers.service.ts'
import type { ProfileImageService } from '#server/identity/profile-image.service.ts'
import type { Caller } from '#server/plugins/access.ts'
import type { CheckoutService } from './checkout.service.ts'
import { createPaymentsRepository } from './payments.repository.ts'
import type { ProblemLog } from './problem-log.ts'
import { providerOf } from './provider-of.ts'
import { createSubscriptionsRepository } from './subscriptions.repository.ts'

interface Deps {
  db: Db
  write: Write
  cards: Cards | null
  payers: PayersService
  checkout: Pick<CheckoutService, 'closeOpen'>
  closing: ClosingService
  profileImage: Pick<ProfileImageService, 'remove'>
  log: ProblemLog
  now?: () => Date
}

/** Cancels everything that could still be charged before it erases the account. */
export function createAccountClosingService(deps: Deps) {
  const { db, write, cards, payers, checkout, closing, profileImage, log, now = () => new Date() } = deps
  return {
    async close({ password }: AccountClosing, caller: Caller, visitorAddress: string) {
      const account = await closing.checkPassword(password, caller, visitorAddress)
      await checkout.closeOpen(caller)
      await stopRenewals(caller.accountId)
      await write(async (change) => {
        await payers.lock(change.db, caller.accountId)
        const payments = createPaymentsRepository(change.db)
        const begun = (await payments.findPending(account.id)) ?? (await payments.findWaiting(account.id))
        if (begun) throw new AppError('conflict', billingMessages.paymentInProgress)
        const live = await createSubscriptionsRepository(change.db).findLive(account.id)
        if (live) await createSubscriptionsRepository(change.db).endById(live.id, now())
        await payments.deleteHolders(account.id)
        await profileImage.remove(change, account.id)
        await closing.erase(change, account)
      })
    },
  }

  async function stopRenewals(accountId: number) {
    const live = await createSubscriptionsRepository(db).findLive(accountId)
    // A subscription with an end date ends by itself, so its provider no longer has to be configured.
    if (!live?.providerSubscriptionId || (live.endsAt && live.provider !== cards?.name)) return
    const provider = providerOf(live.provider, cards, billingMessages.closing.otherProvider)
    await provider?.cancel(live.providerSubscriptionId).catch((err) => {
      log.error({ err, account: accountId }, 'an account could not be closed: its subscription is still charged')
      throw new AppError('conflict', billingMessages.providerUnanswered)
    })
  }
}
