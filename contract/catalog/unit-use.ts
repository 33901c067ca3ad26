import type { UnitType } from './unit-types.schema.ts'

type Kind = Pick<UnitType, 'kind'>

export function isHome({ kind }: Kind) {
  return kind.endsWith('BHK') || kind === 'Villa'
}

function isCommercial({ kind }: Kind) {
  return kind === 'Shop' || kind === 'Office'
}

/**
 * Whether costs are computed for a unit type: not if it is sold out, its price is on request, or it is a plot, which
 * has no rates.
 */
export function isCounted(unitType: Kind & Pick<UnitType, 'priceFrom' | 'available'>) {
  return (isHome(unitType) || isCommercial(unitType)) && unitType.priceFrom !== null && unitType.available > 0
}

/** The use that decides the tax rate of a unit. */
export type UnitUse = 'home' | 'commercial' | 'commercial among homes'

export function unitUse(unitType: Kind, isResidential: boolean): UnitUse {
  if (!isCommercial(unitType)) return 'home'
  return isResidential ? 'commercial among homes' : 'commercial'
}

/** Maximum commercial share of the carpet area of a residential project, as a percentage. */
const MOST_COMMERCIAL = 15

/**
 * Whether a project counts as residential for GST: at most `MOST_COMMERCIAL` percent of the carpet area of its homes
 * and commercial units is commercial (notification 3/2019 Central Tax (Rate), RREP).
 */
export function isResidentialProject(unitTypes: readonly (Kind & Pick<UnitType, 'carpetAreaFrom' | 'total'>)[]) {
  let [commercial, all] = [0, 0]
  for (const unitType of unitTypes) {
    const area = unitType.carpetAreaFrom * unitType.total
    if (isCommercial(unitType)) commercial += area
    if (isCommercial(unitType) || isHome(unitType)) all += area
  }
  return commercial * 100 <= all * MOST_COMMERCIAL
}
