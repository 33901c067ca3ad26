import { createHash } from 'node:crypto'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Subscription } from '#contract/billing/billing.schema.ts'
import type { CardChange, CardChangeResult, Renewal } from '#contract/billing/payments.schema.ts'
import type { Db } from '#server/db/connection.ts'
import type { Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { Card, CardChangeStep, Cards } from '#server/gateways/cards.ts'
import type { PayersService } from '#server/identity/payers.service.ts'
import { actorOf, type Caller } from '#server/plugins/access.ts'
import type { RateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import type { ProblemLog } from './problem-log.ts'
import { createSubscriptionsRepository, toSubscription } from './subscriptions.repository.ts'

interface Deps {
  db: Db
  write: Write
  cards: Cards | null
  payers: PayersService
  rateLimits: Pick<RateLimitsService, 'spend'>
  countryCode: (name: string) => string | null
  log: ProblemLog
  now?: () => Date
}

const CARD_CHANGES = { most: 20, windowMs: 60 * 60_000 }

export function createOwnSubscriptionService(deps: Deps) {
  const { db, write, cards, payers, rateLimits, countryCode, log, now = () => new Date() } = deps

  async function requireLive(accountId: number) {
    const live = await createSubscriptionsRepository(db).findLive(accountId)
    const isOver = live?.endsAt && live.endsAt <= now()
    if (!live?.providerSubscriptionId || isOver) throw new AppError('conflict', billingMessages.noLiveSubscription)
    if (cards?.name !== live.provider) throw new AppError('conflict', billingMessages.owner.otherProvider)
    return { ...live, providerSubscriptionId: live.providerSubscriptionId, provider: cards }
  }

  /**
   * Replaces any error other than a refusal with a message for the user. The state at the provider is then unknown, but
   * the call can be repeated safely.
   */
  async function callProvider<T>(call: Promise<T>): Promise<T> {
    return call.catch((err) => {
      if (err instanceof AppError) throw err
      log.error({ err }, 'the card provider did not answer a change')
      throw new AppError('conflict', billingMessages.paymentUnanswered)
    })
  }

  return {
    async setRenewal({ isRenewed }: Renewal, caller: Caller): Promise<Subscription> {
      const live = await requireLive(caller.accountId)
      await callProvider(live.provider.setRenewal(live.providerSubscriptionId, isRenewed))
      return write(async (change) => {
        const payer = await payers.lock(change.db, caller.accountId)
        const subscriptions = createSubscriptionsRepository(change.db)
        const current = await subscriptions.findLive(caller.accountId)
        if (!payer || current?.id !== live.id) throw new AppError('conflict', billingMessages.noLiveSubscription)
        const isSame = (current.endsAt === null) === isRenewed
        if (isSame) return toSubscription(current, now())
        const values = isRenewed
          ? { renewsAt: current.endsAt, endsAt: null }
          : { renewsAt: null, endsAt: current.renewsAt }
        await subscriptions.updateById(current.id, values)
        change.audit({
          actor: actorOf(payer),
          action: isRenewed ? 'resume-subscription' : 'end-subscription',
          entity: 'subscription',
          entityId: current.id,
          after: { endsAt: values.endsAt?.toISOString() ?? null },
        })
        return toSubscription({ ...current, ...values }, now())
      })
    },

    async changeCard(change: CardChange, caller: Caller): Promise<CardChangeResult> {
      const { cardToken, setupId } = change
      if (setupId === null && cardToken === null) throw new AppError('invalid', billingMessages.cardRequired)
      await rateLimits.spend(`card-change:account:${caller.accountId}`, CARD_CHANGES)
      const live = await requireLive(caller.accountId)
      const order = {
        subscriptionId: live.providerSubscriptionId,
        customerId: live.providerCustomerId,
        key: keyOf(live.id, cardToken ?? setupId ?? ''),
      }
      const holder = { name: change.name, country: change.country && countryCode(change.country) }
      const step = await callProvider<CardChangeStep>(
        setupId === null
          ? live.provider.changeCard({ ...order, cardToken: cardToken ?? '', holder })
          : live.provider.completeCardChange({ ...order, setupId, approval: cardToken }),
      )
      if (step.kind === 'refused') throw new AppError('invalid', step.reason)
      if (step.kind === 'approve') {
        const { setupId, clientSecret } = step
        return { card: null, requiresAction: { setupId, clientSecret } }
      }
      await storeCard(live.id, step.card, caller)
      return { card: billingMessages.cardName(step.card.brand, step.card.last4) }
    },
  }

  function storeCard(id: number, card: Card, caller: Caller) {
    return write(async (change) => {
      const values = { cardBrand: card.brand, cardLast4: card.last4 }
      await createSubscriptionsRepository(change.db).updateById(id, values)
      const actor = { id: caller.accountId, email: caller.email, role: caller.role }
      change.audit({ actor, action: 'change-card', entity: 'subscription', entityId: id, after: values })
    })
  }
}

/** Hashed, because the card token is secret. */
function keyOf(subscriptionId: number, cardToken: string) {
  return `card_${createHash('sha256').update(`${subscriptionId} ${cardToken}`).digest('hex').slice(0, 40)}`
}
