import { expect } from 'vitest'
import { queriesOf, test } from '#test/api.ts'
import { aSubscriptionPlan } from '#test/builders.ts'
import { subscriptionPlanFeatures } from './billing.tables.ts'

test('a plan is returned in dollars with its features', async ({ api, db }) => {
  const plan = await aSubscriptionPlan(db, { name: 'Starter', amountCents: 2950 })
  await db.insert(subscriptionPlanFeatures).values([
    { subscriptionPlanId: plan.id, name: 'Second', sortOrder: 2 },
    { subscriptionPlanId: plan.id, name: 'First', sortOrder: 1 },
  ])

  const response = await api.get('/Subscription/GetAllForFront')

  expect(response.json().data).toEqual([
    {
      getSubscriptionListResponse: [
        {
          id: plan.id,
          name: 'Starter',
          subscriptionAmount: 29.5,
          subscriptionType: 'Monthly',
          descriptions: plan.description,
          getFeatureList: [
            { feautureName: 'First', fk_SubscriptionId: plan.id },
            { feautureName: 'Second', fk_SubscriptionId: plan.id },
          ],
        },
      ],
    },
  ])
})

test('plans are returned in groups of three, in the order set by staff', async ({ api, db }) => {
  for (const sortOrder of [4, 3, 2, 1, 0, 5, 6]) await aSubscriptionPlan(db, { name: `Plan ${sortOrder}`, sortOrder })

  const groups: Group[] = (await api.get('/Subscription/GetAllForFront')).json().data

  expect(groups.map((group) => group.getSubscriptionListResponse.map(({ name }) => name))).toEqual([
    ['Plan 0', 'Plan 1', 'Plan 2'],
    ['Plan 3', 'Plan 4', 'Plan 5'],
    ['Plan 6'],
  ])
})

test('without plans the list of groups is empty', async ({ api }) => {
  expect((await api.get('/Subscription/GetAllForFront')).json().data).toEqual([])
})

test('all plans and their features take two queries', async ({ api, db }) => {
  for (let count = 0; count < 5; count += 1) await aSubscriptionPlan(db)

  expect(await queriesOf(db, () => api.get('/Subscription/GetAllForFront'))).toHaveLength(2)
})

interface Group {
  getSubscriptionListResponse: { name: string }[]
}
