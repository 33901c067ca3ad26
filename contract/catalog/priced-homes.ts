import type { UnitType } from './unit-types.schema.ts'

type Home = Pick<UnitType, 'kind' | 'priceFrom' | 'available'>

export function isHome({ kind }: Pick<UnitType, 'kind'>) {
  return kind.endsWith('BHK') || kind === 'Villa'
}

/** Whether the cost of a unit type is counted: the rates are those of homes, and a price on request is unknown. */
export function isPricedHome(unitType: Home) {
  return isHome(unitType) && unitType.priceFrom !== null && unitType.available > 0
}
