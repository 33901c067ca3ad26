import type { ChosenProject, ChosenUnitType } from '#contract/catalog/chosen-projects.schema.ts'

export function aProject(given: Partial<ChosenProject>): ChosenProject {
  return {
    id: 1,
    name: 'Suncourt',
    routingName: 'suncourt',
    categoryName: 'Residential',
    address: 'Sector 107, Noida',
    reraNumber: 'RERA 1',
    status: 'Ongoing',
    possessionDate: null,
    handedOverDate: null,
    image: 'a.jpg',
    imageClaim: null,
    imageColour: null,
    isCompleted: false,
    unitTypes: [],
    reached: [],
    handedOverTowers: [],
    costs: [],
    banks: [],
    features: [],
    perks: [],
    ...given,
  }
}

export function aUnitType(given: Partial<ChosenUnitType>): ChosenUnitType {
  return {
    id: 1,
    name: 'Type A',
    kind: '3 BHK',
    carpetAreaFrom: 1240,
    carpetAreaTo: 1240,
    priceFrom: 11_200_000,
    priceTo: 11_600_000,
    available: 9,
    ...given,
  }
}
