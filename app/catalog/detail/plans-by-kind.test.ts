import { expect, test } from 'vitest'
import { PLAN_KIND } from '#contract/catalog/plan-kinds.ts'
import { plansByKind } from './plans-by-kind.ts'

const plan = (id: number, kindId: (typeof PLAN_KIND)[keyof typeof PLAN_KIND]) => ({ id, kindId })

test('orders kinds as floor, cluster, site, unit whatever order the plans have', () => {
  const kinds = plansByKind([plan(1, PLAN_KIND.unit), plan(2, PLAN_KIND.site), plan(3, PLAN_KIND.floor)])
  expect(kinds.map(({ name }) => name)).toEqual(['Floor Plan', 'Site Plan', 'Unit Plan'])
})

test('returns only unit plans when a project has no others', () => {
  expect(plansByKind([plan(1, PLAN_KIND.unit)])[0]?.kindId).toBe(PLAN_KIND.unit)
})

test('gives each kind its own plans in their order', () => {
  const [floor] = plansByKind([plan(1, PLAN_KIND.floor), plan(2, PLAN_KIND.unit), plan(3, PLAN_KIND.floor)])
  expect(floor?.plans.map(({ id }) => id)).toEqual([1, 3])
  expect(plansByKind([])).toEqual([])
})
