// Stage of work and prices behind the drawn sheets; the site itself stores only the finished pictures.

// Tower or block, storeys in all, storeys cast at each date.
export const stages = {
  suncourt: {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['Sun 4', 27, 27, 27],
      ['Sun 5', 27, 26, 27],
      ['Sun 6', 27, 25, 27],
      ['Sun 7', 27, 23, 27],
      ['Sun 8', 27, 15, 22],
      ['Sun 9', 27, 9, 17],
      ['Sun 10', 27, 4, 12],
    ],
  },
  'kosi-house': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['East tower', 29, 18, 25],
      ['West tower', 29, 14, 21],
    ],
  },
  'gomti-terraces': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['Block A', 14, 14, 14],
      ['Block B', 16, 16, 16],
      ['Block C', 12, 11, 12],
    ],
  },
  'begum-park': {
    dates: { october: '31 October 2026' },
    blocks: [
      ['P1', 14, 8],
      ['P2', 14, 8],
      ['P3', 14, 3],
      ['P4', 14, 1],
      ['Street 1', 3, 3],
      ['Street 2', 3, 3],
      ['Street 3', 3, 3],
      ['Street 4', 3, 3],
    ],
  },
  'kadamba-villas': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['1 to 8', 3, 3, 3],
      ['9 to 16', 3, 2, 3],
      ['17 to 20', 3, 2, 3],
      ['21 to 28', 3, 1, 2],
      ['29 to 32', 3, 0, 1],
    ],
  },
  'neem-street': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['N1', 7, 7, 7],
      ['N2', 7, 6, 7],
      ['N3', 7, 5, 7],
      ['N4', 7, 4, 7],
    ],
  },
  'yamuna-meadows': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['T1', 19, 14, 19],
      ['T2', 19, 12, 17],
      ['T3', 19, 10, 15],
      ['T4', 19, 8, 12],
      ['T5', 19, 3, 8],
      ['T6', 19, 1, 5],
      ['Market', 3, 2, 3],
    ],
  },
  'meridian-court': {
    dates: { march: '15 March 2026' },
    blocks: [
      ['Core 1', 18, 18],
      ['Core 2', 18, 18],
      ['Core 3', 18, 18],
    ],
  },
  'parkline-greens': {
    dates: { august: '31 August 2019' },
    blocks: [
      ['Tower A', 19, 19],
      ['Tower B', 19, 19],
      ['Tower C', 19, 19],
    ],
  },
  'rohini-central': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['Crescent', 3, 3, 3],
      ['Drum', 4, 3, 4],
      ['Office 1', 14, 6, 9],
      ['Office 2', 14, 4, 8],
      ['Office 3', 14, 3, 6],
    ],
  },
  'lucknow-central': {
    dates: { october: '31 October 2026' },
    blocks: [
      ['Arcade', 2, 0],
      ['Gateway', 5, 0],
      ['East offices', 9, 0],
      ['West offices', 9, 0],
      ['Hotel', 7, 0],
    ],
  },
  'elite-one': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['Podium', 4, 4, 4],
      ['Offices', 17, 13, 16],
      ['Residences', 21, 13, 16],
    ],
  },
  'delta-street': {
    dates: { june: '30 June 2026', october: '31 October 2026' },
    blocks: [
      ['West 1', 2, 2, 2],
      ['East 1', 2, 2, 2],
      ['West 2', 2, 1, 2],
      ['East 2', 2, 0, 1],
      ['Clock', 6, 3, 6],
    ],
  },
  'foundry-row': {
    dates: { january: '12 January 2025' },
    blocks: [
      ['Hall', 3, 3],
      ['Studios', 3, 3],
      ['Lift tower', 5, 5],
    ],
  },
}

const linked = [
  ['On booking', 10],
  ['Agreement, within 30 days', 10],
  ['Plinth level', 10],
  ['Third-floor slab', 15],
  ['Middle slab', 15],
  ['Roof slab', 15],
  ['Facade and services', 15],
  ['Possession', 10],
]
const launch = [
  ['On booking', 10],
  ['Agreement, within 30 days', 15],
  ['Foundation', 15],
  ['Plinth level', 15],
  ['Roof slab', 25],
  ['Finishing', 10],
  ['Possession', 10],
]
const resale = [
  ['Token, with the offer', 10],
  ['Agreement to sell', 40],
  ['Registration and keys', 50],
]

// Unit, carpet area in sq.ft, price from.
export const prices = {
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
