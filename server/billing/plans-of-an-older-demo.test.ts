import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { privacy, termsAndConditions } from '#demo/static-content.ts'
import { subscriptionPlans as demoPlans } from '#demo/subscription-plans.ts'
import { staticContent } from '#server/content/content.tables.ts'
import type { Db } from '#server/db/connection.ts'
import { aSubscriptionPlan } from '#test/builders.ts'
import { test } from '#test/database.ts'
import { subscriptionPlanFeatures, subscriptionPlans } from './billing.tables.ts'

const MIGRATIONS = ['0022_plans_promise_what_exists', '0023_correct_demo_texts']

test('the migrations correct the plans of an older demo and leave edited plans and texts unchanged', async ({ db }) => {
  const old = { description: 'One crew, one project.', amountCents: 1900 }
  const plan = await aSubscriptionPlan(db, { name: 'Site', ...old })
  const yearly = await aSubscriptionPlan(db, { name: 'Site Yearly', type: 'Yearly', ...old })
  const edited = await aSubscriptionPlan(db, { name: 'Ours', ...old, version: 2 })
  for (const { id } of [plan, yearly, edited]) {
    await db.insert(subscriptionPlanFeatures).values({ subscriptionPlanId: id, name: 'Daily roster' })
  }
  await db.insert(staticContent).values({ key: 'privacy', body: 'Last changed on 1 October 2026.' })

  await migrateTexts(db)

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

test.for([
  { key: 'termsAndConditions', old: 'terms-of-october', present: termsAndConditions },
  { key: 'privacy', old: 'privacy-of-october', present: privacy },
] as const)(
  'an unedited $key of an older demo is replaced by the current one, an edited one stays',
  async (text, { db }) => {
    const old = await readFile(`demo/${text.old}.fixture.txt`, 'utf8')
    const store = (body: string) => db.insert(staticContent).values({ key: text.key, body })

    await store(old)
    await migrateTexts(db)
    expect(await db.select().from(staticContent)).toMatchObject([{ body: text.present }])

    await db.delete(staticContent)
    await store(`${old} And one sentence of our own.`)
    await migrateTexts(db)
    expect(await db.select().from(staticContent)).toMatchObject([{ body: `${old} And one sentence of our own.` }])
  },
)

async function migrateTexts(db: Db) {
  for (const name of MIGRATIONS) {
    const statements = (await readFile(`server/db/migrations/${name}.sql`, 'utf8')).split('--> statement-breakpoint')
    for (const statement of statements) await db.execute(sql.raw(statement))
  }
}
