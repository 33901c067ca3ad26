import type { ChosenUnitType } from '#contract/catalog/chosen-projects.schema.ts'
import { homesMessages } from '#contract/catalog/homes.messages.ts'
import { moneyInWords, squareFeet, squareMetres } from '#contract/wire/money-and-area.ts'

export function homeInWords(unitType: ChosenUnitType) {
  const { id, name, carpetAreaFrom: from, carpetAreaTo: to, priceFrom, priceTo, available } = unitType
  return {
    id,
    name,
    feet: squareFeet(from, to),
    metres: squareMetres({ from, to, decimals: 1 }),
    price: priceFrom === null ? homesMessages.withoutPrice(available) : moneyInWords(priceFrom),
    hasHigherPrices: priceFrom !== priceTo,
    left: available === 0 ? homesMessages.soldOut : homesMessages.left(available),
  }
}

export type HomeInWords = ReturnType<typeof homeInWords>
