import type { DemoSubscriptionPlan } from './demo.types.ts'

/** All plans have the same features, because a plan may only promise what the product does. */
const FEATURES = [
  'Your own dashboard and profile',
  'Payment dates in your calendar',
  'Each payment confirmed by email',
  'Receipts to read and download',
  'Change card or cancel online',
]

const monthly: DemoSubscriptionPlan[] = [
  {
    name: 'Site',
    amountCents: 1900,
    type: 'Monthly',
    description: 'For a business on one site.',
    features: FEATURES,
  },
  {
    name: 'Block',
    amountCents: 4900,
    type: 'Monthly',
    description: 'For a business on one campus.',
    features: FEATURES,
  },
  {
    name: 'Township',
    amountCents: 12900,
    type: 'Monthly',
    description: 'For a business on many sites.',
    features: FEATURES,
  },
]

const yearly = monthly.map(
  (plan): DemoSubscriptionPlan => ({
    ...plan,
    name: `${plan.name} Yearly`,
    amountCents: plan.amountCents * 10,
    type: 'Yearly',
    features: ['Twelve months for the price of ten', ...plan.features],
  }),
)

export const subscriptionPlans: DemoSubscriptionPlan[] = [...monthly, ...yearly]
