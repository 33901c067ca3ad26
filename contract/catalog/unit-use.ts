import type { UnitType } from './unit-types.schema.ts'

type Kind = Pick<UnitType, 'kind'>

export function isHome({ kind }: Kind) {
  return kind.endsWith('BHK') || kind === 'Villa'
}

function isCommercial({ kind }: Kind) {
  return kind === 'Shop' || kind === 'Office'
}

/** Whether costs are computed for a unit type: not for a price on request, nor for plots, which have no rates. */
export function isCounted(unitType: Kind & Pick<UnitType, 'priceFrom' | 'available'>) {
  return (isHome(unitType) || isCommercial(unitType)) && unitType.priceFrom !== null && unitType.available > 0
}

/** The use of a unit, which decides its tax rate. */
export type UnitUse = 'home' | 'commercial' | 'commercial among homes'

export function unitUse(unitType: Kind, isResidential: boolean): UnitUse {
  if (!isCommercial(unitType)) return 'home'
  return isResidential ? 'commercial among homes' : 'commercial'
}

/** The largest commercial share of the carpet area of a residential project, in percent. */
const MOST_COMMERCIAL = 15

/**
 * Whether a project counts as residential for tax: at most 15% of the carpet area of all units is commercial
 * (notification 3/2019 Central Tax (Rate), RREP).
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
