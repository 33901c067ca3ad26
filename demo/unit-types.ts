import type { UnitKind } from '#contract/catalog/unit-types.constants.ts'
import type { DemoUnitType } from './demo.types.ts'

interface Details {
  /** In sq ft; one number if all units have the same area. */
  area: number | [from: number, to: number]
  balcony?: number
  /** In lakh; without it the price is on request. The lowest price matches the price sheet of the project. */
  lakh?: [from: number, to: number]
  tower?: string
  left: [available: number, total: number]
  plan?: string
  /** The last promised date of the towers of this unit type, if it differs from the date of the project. */
  possession?: string
}

function unitType(name: string, kind: UnitKind, details: Details): DemoUnitType {
  const { area, balcony = null, lakh, tower = null, left, plan = null, possession = null } = details
  const [carpetAreaFrom, carpetAreaTo] = typeof area === 'number' ? [area, area] : area
  const [priceFrom, priceTo] = lakh ? lakh.map((amount) => Math.round(amount * 100_000)) : []
  return {
    name,
    kind,
    carpetAreaFrom,
    carpetAreaTo,
    balconyArea: balcony,
    priceFrom: priceFrom ?? null,
    priceTo: priceTo ?? null,
    tower,
    available: left[0],
    total: left[1],
    planName: plan,
    possessionDate: possession,
  }
}

export const unitTypesOf: Record<string, DemoUnitType[]> = {
  suncourt: [
    unitType('3 BHK, type B', '3 BHK', {
      area: 1286,
      balcony: 217,
      lakh: [198, 211],
      tower: 'Sun 5 to Sun 10',
      left: [37, 594],
      plan: '3 BHK, type B',
    }),
    unitType('3 BHK with study', '3.5 BHK', {
      area: 1410,
      balcony: 238,
      lakh: [216, 229],
      tower: 'Sun 8 to Sun 10',
      left: [9, 108],
    }),
    unitType('4 BHK, type C, corner', '4 BHK', {
      area: 2140,
      balcony: 255,
      lakh: [342, 358],
      tower: 'Sun 6 to Sun 10',
      left: [3, 230],
      plan: '4 BHK, type C, corner',
    }),
    unitType('4 BHK with study', '4.5 BHK', {
      area: 2420,
      balcony: 288,
      lakh: [384, 384],
      tower: 'Sun 6 to Sun 10',
      left: [0, 40],
    }),
    unitType('3 BHK, first towers', '3 BHK', {
      area: 1286,
      balcony: 217,
      tower: 'Sun 1 to Sun 4',
      left: [0, 648],
      plan: '3 BHK, type B',
      possession: '2026-06-30',
    }),
  ],
  'kosi house': [
    unitType('4 BHK residence', '4 BHK', {
      area: 2910,
      balcony: 346,
      lakh: [840, 905],
      left: [21, 64],
      plan: '4 BHK residence',
    }),
    unitType('4 BHK, bridge level', '4 BHK', {
      area: 3040,
      balcony: 362,
      lakh: [910, 910],
      left: [1, 4],
      plan: '4 BHK, bridge level',
    }),
    unitType('Full floor', '5 BHK', { area: 5980, balcony: 880, lakh: [1760, 1885], left: [3, 18] }),
    unitType('Sky villa, two levels', '6 BHK', { area: 6450, balcony: 1120, lakh: [2125, 2240], left: [1, 2] }),
  ],
  'gomti terraces': [
    unitType('2 BHK, type A', '2 BHK', {
      area: 845,
      balcony: 151,
      lakh: [62.4, 65.8],
      tower: 'Blocks A and B',
      left: [0, 96],
      plan: '2 BHK, type A',
      possession: '2026-12-31',
    }),
    unitType('2 BHK with study', '2.5 BHK', {
      area: 930,
      balcony: 166,
      lakh: [69.8, 73.5],
      tower: 'Blocks B and C',
      left: [11, 48],
    }),
    unitType('3 BHK, type B', '3 BHK', {
      area: 1210,
      balcony: 205,
      lakh: [91.5, 96.3],
      tower: 'Block C',
      left: [14, 84],
      plan: '3 BHK, type B',
    }),
    unitType('3 BHK, pool side', '3 BHK', {
      area: 1210,
      balcony: 205,
      lakh: [96, 101],
      tower: 'Block C',
      left: [5, 36],
      plan: '3 BHK, type B',
    }),
  ],
  'begum park': [
    unitType('3 BHK in the towers', '3 BHK', {
      area: 1140,
      balcony: 193,
      lakh: [78, 84.5],
      tower: 'P1 to P6',
      left: [118, 336],
      plan: '3 BHK in the towers',
    }),
    unitType('Parents’ studio', '1 BHK', { area: 410, lakh: [27.5, 27.5], tower: 'P1 to P6', left: [19, 168] }),
    unitType('Row house', 'Villa', {
      area: 1960,
      lakh: [164, 172],
      tower: 'Streets 1 to 6',
      left: [12, 54],
      plan: 'Row house, ground floor',
    }),
    unitType('Row house, park end', 'Villa', {
      area: 2040,
      lakh: [182, 182],
      tower: 'Streets 1 to 6',
      left: [0, 10],
    }),
  ],
  'kadamba villas': [
    unitType('Villa, 300 sq. yd', 'Villa', { area: 2850, lakh: [475, 475], left: [0, 12], plan: 'Villa, 300 sq. yd' }),
    unitType('Villa, 300, park side', 'Villa', {
      area: 2850,
      lakh: [498, 505],
      left: [2, 6],
      plan: 'Villa, 300 sq. yd',
    }),
    unitType('Villa, 400 sq. yd', 'Villa', { area: 3760, lakh: [620, 640], left: [3, 10], plan: 'Villa, 400 sq. yd' }),
    unitType('Villa, 400, end plot', 'Villa', {
      area: 3900,
      lakh: [675, 675],
      left: [1, 4],
    }),
  ],
  'neem street': [
    unitType('2 BHK', '2 BHK', { area: 780, balcony: 139, lakh: [132, 138], left: [7, 48], plan: '2 BHK' }),
    unitType('2 BHK, garden', '2 BHK', { area: 800, lakh: [146, 146], left: [0, 4] }),
    unitType('3 BHK', '3 BHK', { area: 1090, balcony: 184, lakh: [188, 196], left: [12, 48], plan: '3 BHK' }),
    unitType('3 BHK, garden', '3 BHK', { area: 1120, lakh: [205, 205], left: [1, 4] }),
    unitType('Street shop', 'Shop', { area: [260, 420], lakh: [92, 148], tower: 'Ground floor', left: [0, 12] }),
  ],
  'yamuna meadows': [
    unitType('2 BHK', '2 BHK', { area: 845, balcony: 151, lakh: [58, 61.5], left: [164, 760], plan: '2 BHK' }),
    unitType('3 BHK', '3 BHK', { area: 1285, balcony: 217, lakh: [86.5, 92], left: [97, 380], plan: '3 BHK' }),
    unitType('4 BHK, lake side', '4 BHK', {
      area: 2140,
      balcony: 255,
      lakh: [162, 171],
      left: [18, 112],
      plan: '4 BHK, lake side',
    }),
    unitType('Plot', 'Plot', { area: 1800, lakh: [74, 74], tower: 'South side, 200 sq. yd', left: [31, 140] }),
    unitType('Villa on plot', 'Villa', { area: 2480, lakh: [210, 218], tower: 'South side', left: [26, 90] }),
  ],
  'saffron grove': [
    unitType('Garden floor', '3 BHK', {
      area: 1420,
      tower: 'Ground floor',
      left: [14, 24],
    }),
    unitType('Middle floor', '3 BHK', {
      area: 1420,
      balcony: 240,
      tower: 'Floors 1 and 2',
      left: [34, 48],
      plan: 'Typical floor home',
    }),
    unitType('Terrace floor', '3 BHK', { area: 1420, tower: 'Floor 3', left: [17, 24] }),
  ],
  'aravalli edge': [
    unitType('3 BHK', '3 BHK', { area: 1540, balcony: 190, left: [26, 88] }),
    unitType('4 BHK', '4 BHK', { area: 2260, balcony: 269, left: [0, 52], plan: '4 BHK' }),
  ],
  'ridgeview terraces': [
    unitType('2 BHK', '2 BHK', { area: 640, balcony: 114, lakh: [44.9, 47.2], left: [312, 400], plan: '2 BHK' }),
    unitType('2 BHK with study', '2.5 BHK', { area: 720, balcony: 129, lakh: [50.4, 52.9], left: [81, 96] }),
    unitType('3 BHK', '3 BHK', { area: 980, balcony: 166, lakh: [68.6, 72], left: [104, 128] }),
    unitType('3 BHK, pond side', '3 BHK', { area: 1080, balcony: 183, lakh: [77.8, 81.5], left: [29, 48] }),
  ],
  'meridian court': [
    unitType('3 BHK, resale', '3 BHK', {
      area: 1330,
      balcony: 225,
      lakh: [224, 238],
      tower: 'By the owners; no fee to us',
      left: [3, 3],
      plan: '3 BHK',
    }),
    unitType('3 BHK', '3 BHK', { area: 1330, balcony: 225, left: [0, 201], plan: '3 BHK' }),
    unitType('Penthouse', '4 BHK', { area: 2480, balcony: 295, left: [0, 8], plan: 'Penthouse' }),
  ],
  'parkline greens': [
    unitType('2 BHK', '2 BHK', { area: 760, balcony: 136, tower: 'Towers A to C', left: [0, 228], plan: '2 BHK' }),
    unitType('3 BHK, resale', '3 BHK', {
      area: 1060,
      balcony: 179,
      lakh: [84, 88.5],
      tower: 'By the owners; no fee to us',
      left: [2, 2],
      plan: '3 BHK',
    }),
    unitType('3 BHK', '3 BHK', { area: 1060, balcony: 179, tower: 'Towers A to C', left: [0, 112], plan: '3 BHK' }),
  ],
  'tulsi enclave': [
    unitType('2 BHK', '2 BHK', { area: 790, balcony: 74, left: [0, 72] }),
    unitType('3 BHK', '3 BHK', { area: 1080, balcony: 96, left: [0, 48] }),
  ],
  'jhelum apartments': [unitType('3 BHK', '3 BHK', { area: 1120, balcony: 90, left: [0, 84] })],
  'rohini central': [
    unitType('Arcade shop', 'Shop', {
      area: [310, 540],
      lakh: [112, 196],
      tower: 'Ground floor',
      left: [5, 14],
      plan: 'Arcade shop',
    }),
    unitType('First-floor retail', 'Shop', {
      area: [420, 760],
      lakh: [104, 188],
      tower: 'First floor',
      left: [31, 54],
    }),
    unitType('Food court', 'Shop', { area: [280, 610], lakh: [86, 186], tower: 'Third floor', left: [0, 12] }),
    unitType('Office bay', 'Office', { area: 640, lakh: [94, 99], left: [44, 60], plan: 'Office bay' }),
    unitType('Half floor', 'Office', { area: 4850, lakh: [690, 712], left: [4, 6] }),
    unitType('Full floor', 'Office', { area: 9720, lakh: [1360, 1395], left: [3, 4] }),
  ],
  'lucknow central': [
    unitType('Court shop', 'Shop', { area: [280, 920], lakh: [74, 242], left: [87, 140], plan: 'Court shop' }),
    unitType('Gateway shop', 'Shop', { area: [460, 1100], lakh: [138, 330], left: [19, 44] }),
    unitType('Café with seats on the water', 'Shop', { area: [640, 980], lakh: [170, 260], left: [0, 16] }),
    unitType('Office suite', 'Office', { area: 1150, lakh: [89, 96], left: [33, 48], plan: 'Office suite' }),
    unitType('Office floor', 'Office', { area: 14_200, lakh: [1090, 1120], left: [5, 6] }),
  ],
  'elite one': [
    unitType('Podium shop', 'Shop', {
      area: [450, 1900],
      lakh: [158, 655],
      tower: 'Podium of floors 1 to 9',
      left: [6, 36],
      plan: 'Podium shop',
      possession: '2026-08-31',
    }),
    unitType('Half floor', 'Office', {
      area: 4200,
      lakh: [545, 560],
      tower: 'Levels 10 and 11',
      left: [2, 4],
      plan: 'Half floor',
    }),
    unitType('Full floor', 'Office', { area: 8600, lakh: [1095, 1120], tower: 'Levels 12 to 15', left: [3, 4] }),
    unitType('Full floor with terrace', 'Office', {
      area: 8600,
      lakh: [1180, 1180],
      tower: 'Levels 16 and 17',
      left: [0, 2],
    }),
    unitType('Serviced residence', '1 BHK', {
      area: 820,
      balcony: 146,
      lakh: [121, 128],
      tower: 'Levels 18 to 21',
      left: [17, 32],
      plan: 'Serviced residence',
    }),
  ],
  'delta street': [
    unitType('Arcade front', 'Shop', {
      area: [210, 640],
      lakh: [58, 176],
      tower: 'Ground floor',
      left: [14, 58],
      plan: 'Arcade front',
    }),
    unitType('Gallery front', 'Shop', { area: [240, 560], lakh: [44, 102], tower: 'Gallery', left: [27, 48] }),
    unitType('Café corner', 'Shop', { area: [880, 1450], lakh: [196, 322], left: [2, 12], plan: 'Café corner' }),
    unitType('Anchor, two levels', 'Shop', { area: 6200, lakh: [980, 980], left: [0, 1] }),
  ],
  'sangam tower': [
    unitType('Tower floor', 'Office', { area: 11_400, tower: 'Tower', left: [8, 20] }),
    unitType('Quarter floor', 'Office', {
      area: 2650,
      tower: 'Tower, levels 1 to 4',
      left: [3, 16],
      plan: 'Quarter floor',
    }),
    unitType('Low block', 'Office', { area: 38_500, tower: 'Low block', left: [1, 1] }),
  ],
  'charbagh exchange': [
    unitType('Small office', 'Office', { area: [180, 420], left: [38, 96], plan: 'Small office' }),
    unitType('Hall shop', 'Shop', { area: [120, 300], tower: 'Hall level', left: [11, 24] }),
  ],
  'ferry house': [unitType('Office floor', 'Office', { area: 9800, left: [7, 18] })],
  'canal walk': [unitType('Canal front', 'Shop', { area: 775, left: [58, 72], plan: 'Canal front' })],
  'foundry row': [
    unitType('Studio', 'Office', { area: [560, 1300], left: [0, 46], plan: 'Studio' }),
    unitType('Hall shop', 'Shop', { area: [240, 480], left: [0, 22], plan: 'Hall shop' }),
  ],
}
