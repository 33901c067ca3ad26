import { expect, test } from 'vitest'
import { PLAN_KIND } from '#contract/catalog/catalog.constants.ts'
import { plansByKind } from './plan-kinds.ts'

const plan = (id: number, kindId: (typeof PLAN_KIND)[keyof typeof PLAN_KIND]) => ({ id, kindId })

test('kinds stand in the order floor, cluster, site, unit, whatever order the plans have', () => {
  const kinds = plansByKind([plan(1, PLAN_KIND.unit), plan(2, PLAN_KIND.site), plan(3, PLAN_KIND.floor)])
  expect(kinds.map(({ name }) => name)).toEqual(['Floor Plan', 'Site Plan', 'Unit Plan'])
})

test('a project with unit plans alone opens on them', () => {
  expect(plansByKind([plan(1, PLAN_KIND.unit)])[0]?.kindId).toBe(PLAN_KIND.unit)
})

test('each kind has its own plans, in their order', () => {
  const [floor] = plansByKind([plan(1, PLAN_KIND.floor), plan(2, PLAN_KIND.unit), plan(3, PLAN_KIND.floor)])
  expect(floor?.plans.map(({ id }) => id)).toEqual([1, 3])
  expect(plansByKind([])).toEqual([])
})
