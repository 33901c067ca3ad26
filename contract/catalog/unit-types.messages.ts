import { MOST_UNIT_TYPES, UNIT_LIMIT } from './unit-types.constants.ts'

const grouped = (number: number) => number.toLocaleString('en-IN')

/** In their own file so that public pages do not load them. */
export const unitTypesMessages = {
  nameRequired: 'Please enter the name of the unit type.',
  nameTaken: (name: string) => `The project already has a unit type called ${name}.`,
  kindUnknown: 'Please select a kind: 1 to 6 BHK in halves, Villa, Plot, Shop or Office.',
  kindInFileUnknown: (kind: string) =>
    `‘${kind}’ is not a kind. Use 1 to 6 BHK in halves, Villa, Plot, Shop or Office.`,
  carpetAreaRequired: 'Carpet area is missing. It is required.',
  areaInvalid: `Please enter an area in whole sq ft, from 1 to ${grouped(UNIT_LIMIT.area)}.`,
  areaReversed: 'The smaller carpet area comes first.',
  priceInvalid: `Please enter a price in whole rupees, from 1 to ${grouped(UNIT_LIMIT.price)}.`,
  priceReversed: 'The lower price comes first.',
  priceFromMissing: 'Please enter the lower price, too.',
  totalInvalid: `Please enter how many units there are, from 1 to ${grouped(UNIT_LIMIT.units)}.`,
  availableInvalid: 'Please enter how many units are left, 0 if none.',
  availableOverTotal: 'More units are left than there are in total.',
  unknownPlan: 'Please choose a unit plan of this project.',
  unknownPlanName: (name: string) => `The project has no unit plan called ${name}.`,
  tooMany: `A project has at most ${MOST_UNIT_TYPES} unit types.`,
  nameRepeated: (line: number) => `Line ${line} has the same name.`,
  availableSaved: (name: string, available: number) =>
    available === 0 ? `${name} is shown as sold out.` : `${name}: ${available} left.`,
  imported: (count: number) => (count === 1 ? '1 unit type imported.' : `${count} unit types imported.`),
  countInWords: (count: number) => (count === 1 ? '1 unit type' : `${count} unit types`),

  onRequest: 'On request',
  none: 'none',

  label: {
    carpetArea: 'Carpet area',
    carpetAreaFrom: 'Carpet area from',
    carpetAreaTo: 'Carpet area to',
    balconyArea: 'Balcony area',
    price: 'Price',
    priceFrom: 'Price from',
    priceTo: 'Price to',
    total: 'Total',
    available: 'Available',
    unitPlan: 'Unit plan',
  },
}
