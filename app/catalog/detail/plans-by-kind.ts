import { PLAN_KIND_NAME, PLAN_KINDS } from '#contract/catalog/plan-kinds.ts'
import type { PlanKind } from '#contract/catalog/project-parts.schema.ts'

/** The kinds that have plans, in tab order; the first is selected initially. */
export function plansByKind<P extends { kindId: PlanKind }>(plans: readonly P[]) {
  return PLAN_KINDS.map((kindId) => ({
    kindId,
    name: PLAN_KIND_NAME[kindId],
    plans: plans.filter((plan) => plan.kindId === kindId),
  })).filter((kind) => kind.plans.length > 0)
}
