export type Goal = { atLeast: number } | { atMost: number }

/** One measured figure. Without a goal it is for comparison only. */
export interface Row {
  what: string
  value: number
  unit: Unit
  goal?: Goal
  note?: string
}

export type Unit = '×' | 'per CPU-s' | 'ms' | 's' | 'KB' | 'MB' | 'points' | ''

export function isMet({ value, goal }: Row) {
  if (!goal) return null
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

export function median(values: readonly number[]) {
  return percentile(values, 0.5)
}

/** Returns the smallest value that at least this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((one, other) => one - other)
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (found === undefined) throw new Error('There is nothing to take a percentile of.')
  return found
}
