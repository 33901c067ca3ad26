/** BHK stands for bedrooms, hall and kitchen; the number counts the bedrooms. */
export const UNIT_KINDS = [
  '1 BHK',
  '1.5 BHK',
  '2 BHK',
  '2.5 BHK',
  '3 BHK',
  '3.5 BHK',
  '4 BHK',
  '4.5 BHK',
  '5 BHK',
  '5.5 BHK',
  '6 BHK',
  'Villa',
  'Plot',
  'Shop',
  'Office',
] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** Maximum number per project. */
export const MOST_UNIT_TYPES = 200

/** Areas are in square feet, prices in rupees. */
export const UNIT_LIMIT = { area: 1_000_000, price: 2_000_000_000, units: 100_000 } as const
