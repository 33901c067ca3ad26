import { writtenDate } from '#contract/wire/site-time.ts'

/** The share is a percentage. */
type Stage = [stage: string, share: number]

interface PriceSheet {
  revised: string
  plan: Stage[]
  rows: [unit: string, carpetArea: string, from: string][]
}

export const linked: Stage[] = [
  ['On booking', 10],
  ['Agreement, within 30 days', 10],
  ['Plinth level', 10],
  ['Third-floor slab', 15],
  ['Middle slab', 15],
  ['Roof slab', 15],
  ['Facade and services', 15],
  ['Possession', 10],
]
const launch: Stage[] = [
  ['On booking', 10],
  ['Agreement, within 30 days', 15],
  ['Foundation', 15],
  ['Plinth level', 15],
  ['Roof slab', 25],
  ['Finishing', 10],
  ['Possession', 10],
]
export const resale: Stage[] = [
  ['Token, with the offer', 10],
  ['Agreement to sell', 40],
  ['Registration and keys', 50],
]

// A row is a unit, its carpet area in sq ft and its starting price.
export const prices: Record<string, PriceSheet> = {
  suncourt: {
    revised: '2026-10-01',
    plan: linked,
    rows: [
      ['3 BHK, type B', '1,286', '₹1.98 Cr'],
      ['3 BHK with study', '1,410', '₹2.16 Cr'],
      ['4 BHK, type C, corner', '2,140', '₹3.42 Cr'],
      ['4 BHK with study', '2,420', '₹3.84 Cr'],
      ['Second car bay', '—', '₹6.50 L'],
    ],
  },
  'kosi-house': {
    revised: '2026-09-15',
    plan: linked,
    rows: [
      ['4 BHK residence', '2,910', '₹8.40 Cr'],
      ['4 BHK, bridge level', '3,040', '₹9.10 Cr'],
      ['Full floor', '5,980', '₹17.60 Cr'],
      ['Sky villa, two levels', '6,450', '₹21.25 Cr'],
    ],
  },
  'gomti-terraces': {
    revised: '2026-08-20',
    plan: linked,
    rows: [
      ['2 BHK, type A', '845', '₹62.4 L'],
      ['2 BHK with study', '930', '₹69.8 L'],
      ['3 BHK, type B', '1,210', '₹91.5 L'],
      ['3 BHK, pool side', '1,210', '₹96.0 L'],
      ['Floor rise', 'per floor', '₹40 / sq.ft'],
    ],
  },
  'begum-park': {
    revised: '2026-07-01',
    plan: linked,
    rows: [
      ['3 BHK in the towers', '1,140', '₹78.0 L'],
      ['Parents’ studio', '410', '₹27.5 L'],
      ['Row house', '1,960', '₹1.64 Cr'],
      ['Row house, park end', '2,040', '₹1.82 Cr'],
    ],
  },
  'kadamba-villas': {
    revised: '2026-09-01',
    plan: linked,
    rows: [
      ['Villa, 300 sq. yd', '2,850', '₹4.75 Cr'],
      ['Villa, 300, park side', '2,850', '₹4.98 Cr'],
      ['Villa, 400 sq. yd', '3,760', '₹6.20 Cr'],
      ['Villa, 400, end plot', '3,900', '₹6.75 Cr'],
    ],
  },
  'neem-street': {
    revised: '2026-08-01',
    plan: linked,
    rows: [
      ['2 BHK', '780', '₹1.32 Cr'],
      ['2 BHK, garden', '800', '₹1.46 Cr'],
      ['3 BHK', '1,090', '₹1.88 Cr'],
      ['3 BHK, garden', '1,120', '₹2.05 Cr'],
      ['Street shop', '260 to 420', '₹0.92 Cr'],
    ],
  },
  'yamuna-meadows': {
    revised: '2026-10-10',
    plan: linked,
    rows: [
      ['2 BHK', '845', '₹58.0 L'],
      ['3 BHK', '1,285', '₹86.5 L'],
      ['4 BHK, lake side', '2,140', '₹1.62 Cr'],
      ['Plot', '200 sq. yd', '₹74.0 L'],
      ['Villa on plot', '2,480', '₹2.10 Cr'],
    ],
  },
  'ridgeview-terraces': {
    revised: '2026-10-24',
    plan: launch,
    rows: [
      ['2 BHK', '640', '₹44.9 L'],
      ['2 BHK with study', '720', '₹50.4 L'],
      ['3 BHK', '980', '₹68.6 L'],
      ['3 BHK, pond side', '1,080', '₹77.8 L'],
    ],
  },
  'meridian-court': {
    revised: '2026-10-05',
    plan: resale,
    rows: [
      ['3 BHK, resale', '1,330', '₹2.24 Cr'],
      ['3 BHK, pool side, resale', '1,330', '₹2.38 Cr'],
      ['Penthouse, resale', '2,480', '₹4.90 Cr'],
      ['Transfer fee', 'none', '₹0'],
    ],
  },
  'parkline-greens': {
    revised: '2026-06-01',
    plan: resale,
    rows: [
      ['2 BHK, resale', '760', '₹58.5 L'],
      ['3 BHK, resale', '1,060', '₹84.0 L'],
      ['3 BHK, park side, resale', '1,060', '₹88.5 L'],
      ['NOC and papers', 'per file', '₹2,500'],
    ],
  },
  'rohini-central': {
    revised: '2026-08-01',
    plan: linked,
    rows: [
      ['Arcade shop', '310 to 540', '₹1.12 Cr'],
      ['First-floor retail', '420 to 760', '₹1.04 Cr'],
      ['Food court', '280 to 610', '₹0.86 Cr'],
      ['Office bay', '640', '₹0.94 Cr'],
      ['Half floor', '4,850', '₹6.90 Cr'],
      ['Full floor', '9,720', '₹13.60 Cr'],
    ],
  },
  'lucknow-central': {
    revised: '2026-09-12',
    plan: launch,
    rows: [
      ['Court shop', '280 to 920', '₹0.74 Cr'],
      ['Gateway shop', '460 to 1,100', '₹1.38 Cr'],
      ['Café with seats on the water', '640 to 980', '₹1.70 Cr'],
      ['Office suite', '1,150', '₹0.89 Cr'],
      ['Office floor', '14,200', '₹10.90 Cr'],
    ],
  },
  'elite-one': {
    revised: '2026-08-10',
    plan: launch,
    rows: [
      ['Podium shop', '450 to 1,900', '₹1.58 Cr'],
      ['Half floor', '4,200', '₹5.45 Cr'],
      ['Full floor', '8,600', '₹10.95 Cr'],
      ['Full floor with terrace', '8,600', '₹11.80 Cr'],
      ['Serviced residence', '820', '₹1.21 Cr'],
    ],
  },
  'delta-street': {
    revised: '2026-07-15',
    plan: launch,
    rows: [
      ['Arcade front', '210 to 640', '₹0.58 Cr'],
      ['Gallery front', '240 to 560', '₹0.44 Cr'],
      ['Café corner', '880 to 1,450', '₹1.96 Cr'],
      ['Anchor, two levels', '6,200', '₹9.80 Cr'],
    ],
  },
  'foundry-row': {
    revised: '2026-06-14',
    plan: resale,
    rows: [
      ['Hall shop, on lease', '240 to 480', '₹165 / sq.ft'],
      ['Studio, on lease', '560 to 1,300', '₹118 / sq.ft'],
      ['Studio, resale', '560 to 1,300', '₹0.97 Cr'],
      ['Canteen table', 'a month', '₹1,900'],
    ],
  },
}

export function priceText(slug: string) {
  const sheet = prices[slug]
  if (!sheet) throw new Error(`There is no price sheet of ${slug}.`)
  let sum = 0
  const stages = sheet.plan.map(([stage, share]) => {
    sum += share
    return `${stage} | ${share}% | ${sum}%`
  })
  return [
    'Price list',
    'Unit | Carpet, sq.ft | From',
    ...sheet.rows.map((row) => row.join(' | ')),
    '',
    'Payment plan',
    'Stage | Share | In all',
    ...stages,
    '',
    `Revised ${writtenDate(sheet.revised)}. Taxes, registration and maintenance deposit are extra.`,
  ].join('\n')
}
