import { LONGEST_CALENDAR_DAYS, PLANS_PER_PAGE } from '#contract/billing/billing.constants.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type {
  CalendarDate,
  Notification,
  OwnerDashboard,
  SubscriptionPlanGroup,
} from '#contract/billing/billing.schema.ts'
import { renewalsBetween } from '#contract/billing/renewals.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import { siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import { mapBatches } from '#server/db/rows.ts'
import { AppError } from '#server/errors.ts'
import type { ProfileService } from '#server/identity/profile.service.ts'
import type { SessionsService } from '#server/identity/sessions.service.ts'
import { type Caller, hasRole } from '#server/plugins/access.ts'
import type { NotificationRow, NotificationsRepository } from './payments.repository.ts'
import {
  type SubscriptionPlansRepository,
  type SubscriptionsRepository,
  type SubscriptionWithPlan,
  toSubscription,
} from './subscriptions.repository.ts'

interface Deps {
  subscriptions: Pick<SubscriptionsRepository, 'findOfAccount'>
  notifications: Pick<NotificationsRepository, 'findNewestFirst'>
  profile: Pick<ProfileService, 'find'>
  sessions: Pick<SessionsService, 'renew'>
  now?: () => Date
}

const DAY_MS = 24 * 60 * 60_000

export function createOwnerDashboardService(deps: Deps) {
  const { subscriptions, notifications, profile, sessions, now = () => new Date() } = deps
  return {
    /** Renews the session, so that an owner who uses the dashboard stays signed in. */
    async open(caller: Caller, bearerToken: string): Promise<OwnerDashboard> {
      await sessions.renew(caller)
      const account = await profile.find(caller.accountId, caller)
      const [newest] = await subscriptions.findOfAccount(caller.accountId)
      const { firstName, lastName, companyName, email, isEmailVerified } = account
      const subscription = newest ? toSubscription(newest) : null
      return { firstName, lastName, companyName, email, isEmailVerified, subscription, bearerToken }
    },

    async calendar(
      { firstDay, lastDay }: { firstDay: string; lastDay: string },
      caller: Caller,
    ): Promise<CalendarDate[]> {
      const from = new Date(siteMidnight(firstDay))
      const until = new Date(new Date(siteMidnight(lastDay)).getTime() + DAY_MS)
      if (until <= from) throw new AppError('invalid', billingMessages.daysSwapped)
      if (until.getTime() - from.getTime() > LONGEST_CALENDAR_DAYS * DAY_MS) {
        throw new AppError('invalid', billingMessages.tooManyDays)
      }
      const bought = await subscriptions.findOfAccount(caller.accountId)
      return bought
        .flatMap((subscription) => datesOf(subscription, [from, until], now()))
        .sort((one, other) => one.date.localeCompare(other.date))
    },

    /** Admins get the notifications of all accounts. */
    notificationsFor: (caller: Caller) =>
      mapBatches(
        notifications.findNewestFirst({ accountId: hasRole(caller, ADMINS) ? null : caller.accountId }),
        toNotification,
      ),
  }
}

/** Returns the start date and the renewal dates of a subscription within a range. */
function datesOf(subscription: SubscriptionWithPlan, [from, until]: readonly [Date, Date], now: Date): CalendarDate[] {
  const { startedAt, type, planName, renewsAt, endsAt, cancelledAt } = subscription
  // The provider reports a cancellation some time after the end, so an earlier `endsAt` counts.
  const ended = endsAt && cancelledAt && endsAt < cancelledAt ? endsAt : (cancelledAt ?? endsAt)
  const end = ended ?? (renewsAt === null ? now : until)
  const renewals = renewalsBetween(startedAt, type, [from, end < until ? end : until])
  return [
    ...(startedAt >= from && startedAt < until
      ? [{ date: siteDay(startedAt), title: billingMessages.calendar.started(planName) }]
      : []),
    ...renewals.map((renewal) => ({ date: siteDay(renewal), title: billingMessages.calendar.renews(planName) })),
  ]
}

function toNotification({ id, title, message, createdAt, isRead }: NotificationRow): Notification {
  return { id, title, message, createdAt: createdAt.toISOString(), isRead }
}

interface SubscriptionPlansDeps {
  subscriptionPlans: SubscriptionPlansRepository
}

export function createSubscriptionPlansService({ subscriptionPlans }: SubscriptionPlansDeps) {
  return {
    /** Each group is one page of the carousel. */
    async listInGroups(): Promise<SubscriptionPlanGroup[]> {
      const [all, features] = await Promise.all([subscriptionPlans.findAll(), subscriptionPlans.findAllFeatures()])
      const offered = all.map((plan) => ({ ...plan, features: features.filter(({ planId }) => planId === plan.id) }))
      const groups = Array.from(
        { length: Math.ceil(offered.length / PLANS_PER_PAGE) },
        (_, page) => page * PLANS_PER_PAGE,
      )
      return groups.map((start) => ({ plans: offered.slice(start, start + PLANS_PER_PAGE) }))
    },
  }
}
