import { CATEGORY_NAME, DEFAULT_PROJECT_STATUS } from '#contract/catalog/catalog.constants.ts'

/** Percentage to which the square beside a status is filled; null (no square) for an unknown status. */
export function statusFill(status: string) {
  return FILL.get(status) ?? null
}

const FILL = new Map<string, 0 | 45 | 100>([
  [CATEGORY_NAME.newLaunch, 0],
  [DEFAULT_PROJECT_STATUS, 45],
  [CATEGORY_NAME.completed, 100],
])
