export const PLAN_KIND = { floor: 2, cluster: 3, site: 4, unit: 6 } as const
/** In tab order; the first kind that has plans is selected initially. */
export const PLAN_KINDS = [PLAN_KIND.floor, PLAN_KIND.cluster, PLAN_KIND.site, PLAN_KIND.unit] as const
export const PLAN_KIND_NAME = {
  [PLAN_KIND.floor]: 'Floor Plan',
  [PLAN_KIND.cluster]: 'Cluster Plan',
  [PLAN_KIND.site]: 'Site Plan',
  [PLAN_KIND.unit]: 'Unit Plan',
} as const
