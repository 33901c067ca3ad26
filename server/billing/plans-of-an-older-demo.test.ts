import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { staticContent } from '#server/content/content.tables.ts'
import { subscriptionPlans as demoPlans } from '#server/demo/subscription-plans.ts'
import { aSubscriptionPlan } from '#test/builders.ts'
import { test } from '#test/database.ts'
import { subscriptionPlanFeatures, subscriptionPlans } from './billing.tables.ts'

const MIGRATION = 'server/db/migrations/0022_plans_promise_what_exists.sql'

test('plans of an older demo promise what exists, and edited plans and texts stay as they are', async ({ db }) => {
  const old = { description: 'One crew, one project.', amountCents: 1900 }
  const plan = await aSubscriptionPlan(db, { name: 'Site', ...old })
  const yearly = await aSubscriptionPlan(db, { name: 'Site Yearly', type: 'Yearly', ...old })
  const edited = await aSubscriptionPlan(db, { name: 'Ours', ...old, version: 2 })
  for (const { id } of [plan, yearly, edited]) {
    await db.insert(subscriptionPlanFeatures).values({ subscriptionPlanId: id, name: 'Daily roster' })
  }
  await db.insert(staticContent).values({ key: 'privacy', body: 'Last changed on 1 October 2026.' })

  for (const statement of (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')) {
    await db.execute(sql.raw(statement))
  }

  const featuresOf = async (id: number) => {
    const rows = await db
      .select()
      .from(subscriptionPlanFeatures)
      .where(eq(subscriptionPlanFeatures.subscriptionPlanId, id))
      .orderBy(subscriptionPlanFeatures.sortOrder)
    return rows.map(({ name }) => name)
  }
  expect(await featuresOf(plan.id)).toEqual(demoPlans[0]?.features)
  expect(await featuresOf(yearly.id)).toEqual(demoPlans[3]?.features)
  expect(await featuresOf(edited.id)).toEqual(['Daily roster'])
  const plans = await db.select().from(subscriptionPlans).orderBy(subscriptionPlans.id)
  const renewed = 'For a business on one site.'
  expect(plans.map(({ description }) => description)).toEqual([renewed, renewed, old.description])
  expect(await db.select().from(staticContent)).toMatchObject([{ body: 'Last changed on 1 October 2026.' }])
})
