import { PLAN_KIND_NAME, PLAN_KINDS } from '#contract/catalog/plan-kinds.ts'
import type { PlanKind } from '#contract/catalog/project-parts.schema.ts'

export function plansByKind<P extends { kindId: PlanKind }>(plans: readonly P[]) {
  return PLAN_KINDS.map((kindId) => ({
    kindId,
    name: PLAN_KIND_NAME[kindId],
    plans: plans.filter((plan) => plan.kindId === kindId),
  })).filter((kind) => kind.plans.length > 0)
}
