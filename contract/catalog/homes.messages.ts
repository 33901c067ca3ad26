export const homesMessages = {
  homesAndPrices: 'Homes and prices',
  unitsAndPrices: 'Units and prices',
  lead: 'The number in front is the carpet area: the floor inside your own walls. We do not quote any other.',
  note: 'Prices are before taxes, stamp duty and registration.',
  all: (count: number, isHomes: boolean) => `All ${count} ${isHomes ? 'homes' : 'units'}`,
  balconies: (feet: string, metres: string) => `Balconies ${feet}, ${metres}`,
  askUs: 'ask the desk',
  upTo: (price: string) => `to ${price}`,
  lastPrice: 'last price',
  /** A sold-out unit type has no price to request. */
  withoutPrice: (available: number) => (available === 0 ? 'Not for sale' : 'Price on request'),
  handedOver: 'Handed over',
  soldOut: 'Sold out',
  left: (count: number) => `${count} left`,
}
