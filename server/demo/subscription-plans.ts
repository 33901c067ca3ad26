import type { DemoSubscriptionPlan } from './demo.types.ts'

const monthly: DemoSubscriptionPlan[] = [
  {
    name: 'Site',
    amountCents: 1900,
    type: 'Monthly',
    description: 'One crew, one project.',
    features: [
      'Up to 12 crew members',
      'Daily roster',
      'Attendance by phone',
      'Weekly summary by email',
      'Email support',
    ],
  },
  {
    name: 'Block',
    amountCents: 4900,
    type: 'Monthly',
    description: 'Several crews on one campus.',
    features: [
      'Up to 60 crew members',
      'Roster, attendance and leave',
      'Appointment calendar',
      'Tool and material log',
      'Wage sheets to export',
      'Phone support',
    ],
  },
  {
    name: 'Township',
    amountCents: 12900,
    type: 'Monthly',
    description: 'Every site you run.',
    features: [
      'Unlimited crew members',
      'All Block features',
      'Progress reports per tower',
      'Subcontractor accounts',
      'Safety checklists with photos',
      'Data export on demand',
      'A named manager',
    ],
  },
]

/** Two months are free to whoever pays for a year. */
const yearly = monthly.map(
  (plan): DemoSubscriptionPlan => ({
    ...plan,
    name: `${plan.name} Yearly`,
    amountCents: plan.amountCents * 10,
    type: 'Yearly',
  }),
)

export const subscriptionPlans: DemoSubscriptionPlan[] = [...monthly, ...yearly]
