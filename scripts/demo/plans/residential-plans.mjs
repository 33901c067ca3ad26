// Content of each residential plan. Carpet areas must equal those of the price sheets and captions; plans.test.ts
// compares them.
import { houses, row } from './arrange.mjs'

const ring = [
  ['road', '', 3, 4, 94, 6],
  ['road', '', 3, 90, 94, 6],
  ['road', '', 3, 10, 4, 80],
  ['road', '', 93, 10, 4, 80],
]
const inside = ['lawn', '', 7, 10, 86, 80]

export const residentialPlans = {
  suncourt: {
    'floor-one-to-five': homes('Typical floor, Sun 1 to Sun 5', two('3 BHK, B', 1286), four('3 BHK, B', 1286), 4),
    'floor-six-to-ten': homes(
      'Typical floor, Sun 6 to Sun 10',
      [
        ['4 BHK, C', 2140],
        ['4 BHK, C', 2140],
      ],
      four('3 BHK, B', 1286),
      4,
    ),
    'south-court': {
      kind: 'site',
      title: 'South court',
      acres: 9,
      ground: [
        ...ring,
        inside,
        ['paving', '', 28, 30, 44, 40],
        ['water', 'Swimming pool', 33, 37, 34, 26],
        ['court', 'Play', 18, 40, 7, 22],
        ['sport', 'Tennis', 75, 38, 6, 26],
      ],
      buildings: [
        ...row(['Sun 1', 'Sun 2', 'Sun 3'], { x: 12, y: 13, width: 76, depth: 14, gap: 20 }),
        ...row(['Sun 4', 'Sun 5', 'Sun 6'], { x: 12, y: 72, width: 76, depth: 14, gap: 20 }),
      ],
    },
    'north-court': {
      kind: 'site',
      title: 'North court',
      acres: 9,
      ground: [...ring, inside, ['lawn', 'Central lawn', 32, 42, 36, 24], ['court', 'Play', 18, 44, 8, 20]],
      buildings: [
        ...row(['Sun 7', 'Sun 8'], { x: 14, y: 13, width: 72, depth: 16, gap: 36 }),
        ...row(['Sun 9', 'Sun 10'], { x: 14, y: 72, width: 72, depth: 16, gap: 36 }),
        ['Clubhouse', 38, 26, 24, 10],
      ],
      seed: 2,
    },
    site: {
      kind: 'site',
      title: 'Whole site',
      acres: 18,
      road: 'Sector road',
      facts: ['Ten towers, one entry'],
      ground: [
        ['road', '', 47.5, 0, 5, 100],
        ['road', '', 2, 88, 96, 6],
        ['water', 'Pool', 14, 38, 20, 20],
        ['lawn', 'Central lawn', 64, 40, 20, 18],
      ],
      buildings: [
        ...row(['Sun 1', 'Sun 2', 'Sun 3'], { x: 5, y: 10, width: 38, depth: 15, gap: 4 }),
        ...row(['Sun 4', 'Sun 5', 'Sun 6'], { x: 5, y: 66, width: 38, depth: 15, gap: 4 }),
        ...row(['Sun 7', 'Sun 8'], { x: 58, y: 10, width: 36, depth: 15, gap: 10 }),
        ...row(['Sun 9', 'Sun 10'], { x: 58, y: 66, width: 36, depth: 15, gap: 10 }),
        ['Clubhouse', 68, 29, 14, 7],
      ],
      seed: 3,
    },
    'unit-3bhk': unit('3 BHK, type B', '3bhk', 1286, ['Three bedrooms, two toilets', 'Sun 1 to Sun 10']),
    'unit-4bhk': unit('4 BHK, type C, corner', '4bhk', 2140, ['Four bedrooms, four baths', 'Ends of Sun 6 to Sun 10']),
  },
  'kosi-house': {
    'floor-three-to-nineteen': homes(
      'Levels 3 to 19',
      [
        ['4 BHK, east', 2910],
        ['4 BHK, west', 2910],
      ],
      [],
      3,
    ),
    'bridge-level': {
      kind: 'site',
      title: 'Bridge, level 15',
      acres: 0.3,
      ground: [['paving', 'Long table for sixteen', 38, 60, 24, 16]],
      buildings: [
        ['East tower', 74, 20, 22, 60],
        ['West tower', 4, 20, 22, 60],
        ['Reading room', 30, 26, 40, 20],
        ...row(['Guest 1', 'Guest 2', 'Guest 3', 'Guest 4'], { x: 30, y: 48, width: 40, depth: 9, gap: 1 }),
      ],
    },
    garden: {
      kind: 'site',
      title: 'Garden between the towers',
      acres: 2,
      ground: [
        ['lawn', 'Lawn, for feet only', 32, 24, 36, 44],
        ['paving', 'Drop-off below ground', 38, 76, 24, 12],
      ],
      buildings: [
        ['West tower', 10, 22, 18, 46],
        ['East tower', 72, 22, 18, 46],
      ],
      seed: 4,
    },
    site: {
      kind: 'site',
      title: 'Whole site',
      acres: 4,
      road: 'Service road, Dwarka Expressway',
      ground: [
        ['road', '', 2, 84, 96, 7],
        ['lawn', 'Garden', 36, 26, 28, 40],
        ['water', 'Lap pool', 42, 8, 16, 12],
      ],
      buildings: [
        ['West tower', 14, 24, 17, 42],
        ['East tower', 69, 24, 17, 42],
      ],
      seed: 5,
    },
    'unit-4bhk': unit('4 BHK residence', '4bhk', 2910, ['Levels 3 to 19', 'Verandah west-south-west']),
    'unit-bridge-level': unit('4 BHK, bridge level', '4bhk', 3040, ['Level 15', 'A door to the bridge']),
  },
  'gomti-terraces': {
    floor: homes(
      'Typical floor, blocks A to C',
      two('3 BHK, B', 1210),
      [
        ['2 BHK, A', 845],
        ['3 BHK, B', 1210],
        ['3 BHK, B', 1210],
        ['2 BHK, A', 845],
      ],
      4,
    ),
    'pool-garden': {
      kind: 'site',
      title: 'Pool garden',
      acres: 4,
      road: 'Golf road',
      ground: [
        ['paving', '', 28, 34, 44, 44],
        ['water', 'Pool', 36, 44, 28, 22],
      ],
      buildings: [
        ['Block A', 8, 14, 14, 74],
        ['Block B', 24, 12, 52, 16],
        ['Block C', 78, 14, 14, 74],
      ],
      seed: 6,
    },
    site: {
      kind: 'site',
      title: 'Whole site',
      acres: 9,
      road: 'Sushant Golf City Road',
      facts: ['Parking for 520 cars below'],
      ground: [
        ['road', '', 2, 86, 96, 7],
        ['water', 'Pool', 42, 42, 16, 18],
        ['court', 'Play court', 8, 66, 9, 14],
        ['lawn', 'Lawn', 80, 60, 14, 18],
      ],
      buildings: [
        ['Block A', 20, 18, 9, 56],
        ['Block B', 31, 16, 38, 13],
        ['Block C', 71, 18, 9, 38],
      ],
      seed: 7,
    },
    'unit-2bhk': unit('2 BHK, type A', '2bhk', 845, ['Two bedrooms, two toilets']),
    'unit-3bhk': unit('3 BHK, type B', '3bhk', 1210, ['Three bedrooms, two toilets']),
  },
  'begum-park': {
    floor: homes(
      'Typical tower floor',
      [
        ['3 BHK', 1140],
        ['3 BHK', 1140],
      ],
      [
        ['3 BHK', 1140],
        ['Studio', 410],
        ['Studio', 410],
        ['3 BHK', 1140],
      ],
      3,
    ),
    streets: {
      kind: 'site',
      title: 'Streets three and four',
      acres: 1.6,
      ground: [
        ['road', 'Street three', 4, 6, 92, 9],
        ['road', 'Street four', 4, 85, 92, 9],
        ['court', 'Shared court with a hand pump', 8, 42, 84, 16],
      ],
      buildings: [
        ...houses({ first: 1, count: 8, perRow: 8, x: 8, y: 20, width: 84, rowDepth: 18, rowGap: 0 }),
        ...houses({ first: 9, count: 8, perRow: 8, x: 8, y: 62, width: 84, rowDepth: 18, rowGap: 0 }),
      ],
      seed: 8,
    },
    site: {
      kind: 'site',
      title: 'Whole site',
      acres: 22,
      road: 'Canal road',
      facts: ['64 row houses, six towers'],
      ground: [
        ['road', '', 2, 72, 96, 5],
        ['road', '', 46, 4, 4, 70],
        ['lawn', 'Park', 56, 10, 38, 54],
      ],
      buildings: [
        ...houses({ count: 64, perRow: 16, x: 4, y: 8, width: 40, rowDepth: 7, rowGap: 9 }),
        ...row(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'], { x: 6, y: 80, width: 88, depth: 13, gap: 6 }),
      ],
      entry: 48,
      seed: 9,
    },
    'row-house': unit('Row house, ground floor', 'row-house', 730, [
      'One of three levels, 1,960 sq.ft in all',
      'Bedrooms above',
    ]),
    'unit-3bhk': unit('3 BHK in the towers', '3bhk', 1140, ['Three bedrooms, two toilets']),
  },
  'kadamba-villas': {
    'ground-floor': unit('Ground floor, 400 sq. yd', 'villa-ground', 1340, ['One of three levels, 3,760 sq.ft in all']),
    'first-floor': unit('First floor, 400 sq. yd', 'villa-first', 1340, ['One of three levels, 3,760 sq.ft in all']),
    'houses-1-to-16': {
      kind: 'site',
      title: 'Houses 1 to 16',
      acres: 3,
      ground: [
        ['road', 'Street', 3, 4, 94, 10],
        ['road', 'Street', 3, 86, 94, 10],
        ['paving', 'Service lane, 3 m', 6, 48, 88, 4],
      ],
      buildings: [
        ...houses({ first: 1, count: 8, perRow: 8, x: 6, y: 20, width: 88, rowDepth: 26, rowGap: 0 }),
        ...houses({ first: 9, count: 8, perRow: 8, x: 6, y: 54, width: 88, rowDepth: 26, rowGap: 0 }),
      ],
      seed: 10,
    },
    site: {
      kind: 'site',
      title: 'The street',
      acres: 6,
      road: 'Sector Chi 5',
      facts: ['32 plots, one gate'],
      ground: [
        ['road', 'Street', 3, 44, 94, 9],
        ['road', '', 47, 53, 6, 47],
      ],
      buildings: [
        ...houses({ first: 1, count: 16, perRow: 16, x: 4, y: 16, width: 92, rowDepth: 24, rowGap: 0 }),
        ...houses({ first: 17, count: 8, perRow: 8, x: 4, y: 58, width: 42, rowDepth: 24, rowGap: 0 }),
        ...houses({ first: 25, count: 8, perRow: 8, x: 54, y: 58, width: 42, rowDepth: 24, rowGap: 0 }),
        ['Club', 40, 3, 20, 9],
      ],
      seed: 11,
    },
    'villa-300': unit('Villa, 300 sq. yd, ground floor', 'villa-ground', 1020, [
      'One of three levels, 2,850 sq.ft in all',
      'Four bedrooms, two cars',
    ]),
    'villa-400': unit('Villa, 400 sq. yd, ground floor', 'villa-ground', 1340, [
      'One of three levels, 3,760 sq.ft in all',
      'Five bedrooms, three cars',
    ]),
  },
  'neem-street': {
    'ground-floor': {
      kind: 'shops',
      title: 'Ground floor of a block',
      shops: 5,
      courts: ['Court', 'Lifts and stair'],
      metres: '38 m',
      facts: ['1 to 3: shops on the street. 4 and 5: homes with a garden on the court'],
    },
    floor: homes(
      'Levels 1 to 6',
      [
        ['3 BHK', 1090],
        ['3 BHK', 1090],
      ],
      [
        ['2 BHK', 780],
        ['2 BHK', 780],
      ],
      2,
    ),
    blocks: {
      kind: 'site',
      title: 'Blocks N1 to N4',
      acres: 2.4,
      road: 'Street with its neems',
      ground: [
        ['court', 'Noisy court', 12, 36, 34, 28],
        ['lawn', 'Quiet court', 54, 36, 34, 28],
      ],
      buildings: [
        ['N1', 8, 68, 40, 18],
        ['N2', 52, 68, 40, 18],
        ['N3', 8, 14, 40, 18],
        ['N4', 52, 14, 40, 18],
      ],
      seed: 12,
    },
    site: {
      kind: 'site',
      title: 'Street and courts',
      acres: 3,
      road: 'Sector 19B road',
      facts: ['61 trees kept'],
      ground: [
        ['road', '', 2, 90, 96, 7],
        ['paving', 'Building line set back 4 m', 6, 82, 88, 6],
        ['court', 'Court', 20, 36, 22, 22],
        ['lawn', 'Court', 58, 36, 22, 22],
      ],
      buildings: [
        ['N1', 12, 60, 34, 16],
        ['N2', 54, 60, 34, 16],
        ['N3', 12, 16, 34, 16],
        ['N4', 54, 16, 34, 16],
      ],
      seed: 13,
    },
    'unit-2bhk': unit('2 BHK', '2bhk', 780, ['Two bedrooms, two toilets']),
    'unit-3bhk': unit('3 BHK', '3bhk', 1090, ['Three bedrooms, two toilets']),
  },
  'yamuna-meadows': {
    floor: homes(
      'Typical tower floor',
      two('3 BHK', 1285),
      [
        ['2 BHK', 845],
        ['2 BHK', 845],
        ['2 BHK', 845],
        ['2 BHK', 845],
      ],
      3,
    ),
    'north-west': {
      kind: 'site',
      title: 'North-west group',
      acres: 14,
      ground: [...ring, inside, ['paving', '', 30, 34, 40, 32], ['water', 'Swimming pool', 35, 40, 30, 20]],
      buildings: [
        ...row(['T1', 'T2', 'T3'], { x: 12, y: 14, width: 76, depth: 15, gap: 20 }),
        ...row(['T4', 'T5', 'T6'], { x: 12, y: 71, width: 76, depth: 15, gap: 20 }),
      ],
      seed: 14,
    },
    'north-east': {
      kind: 'site',
      title: 'North-east group',
      acres: 18,
      ground: [...ring, inside, ['lawn', 'Central lawn', 30, 38, 40, 24]],
      buildings: [
        ...row(['T7', 'T8', 'T9', 'T10'], { x: 10, y: 14, width: 80, depth: 15, gap: 9 }),
        ...row(['T11', 'T12', 'T13', 'T14'], { x: 10, y: 71, width: 80, depth: 15, gap: 9 }),
      ],
      seed: 15,
    },
    site: {
      kind: 'site',
      title: 'Township',
      acres: 100,
      road: 'Yamuna Expressway service road',
      facts: ['14 towers, villas on plots, a lake'],
      ground: [
        ['road', '', 48, 0, 4, 100],
        ['road', '', 0, 48, 100, 5],
        ['water', 'Lake', 58, 60, 34, 32],
        ['lawn', '', 5, 5, 40, 38],
        ['lawn', '', 55, 5, 40, 38],
      ],
      buildings: [
        ...row(['T1', 'T2', 'T3'], { x: 7, y: 8, width: 36, depth: 9, gap: 6 }),
        ...row(['T4', 'T5', 'T6'], { x: 7, y: 30, width: 36, depth: 9, gap: 6 }),
        ...row(['T7', 'T8', 'T9', 'T10'], { x: 57, y: 8, width: 36, depth: 9, gap: 4 }),
        ...row(['T11', 'T12', 'T13', 'T14'], { x: 57, y: 30, width: 36, depth: 9, gap: 4 }),
        ...houses({ count: 40, perRow: 10, x: 5, y: 58, width: 30, rowDepth: 5, rowGap: 4 }),
        ['Market', 38, 60, 8, 10],
        ['School', 38, 74, 8, 8],
        ['Clinic', 38, 86, 8, 7],
      ],
      seed: 16,
    },
    'unit-2bhk': unit('2 BHK', '2bhk', 845, ['Two bedrooms, two toilets']),
    'unit-3bhk': unit('3 BHK', '3bhk', 1285, ['Three bedrooms, two toilets']),
    'unit-4bhk': unit('4 BHK, lake side', '4bhk', 2140, ['Four bedrooms, four baths']),
  },
  'meridian-court': {
    floor: homes('Levels 1 to 17, each core', two('3 BHK', 1330), two('3 BHK', 1330), 3),
    court: {
      kind: 'site',
      title: 'The court',
      acres: 3,
      ground: [
        ['paving', '', 32, 18, 36, 68],
        ['water', 'Pool', 38, 62, 24, 18],
        ['court', 'Crèche', 42, 22, 16, 12],
        ['lawn', 'Ber tree', 46, 44, 8, 10],
      ],
      buildings: [
        ['Core 1', 10, 16, 17, 32],
        ['Core 2', 10, 54, 17, 32],
        ['Core 3', 73, 30, 17, 40],
      ],
      seed: 17,
    },
    site: {
      kind: 'site',
      title: 'As-built site',
      acres: 6,
      road: 'Sector 150 road',
      facts: ['Survey of February 2026'],
      ground: [
        ['road', '', 2, 88, 96, 6],
        ['water', 'Pool', 42, 58, 16, 16],
        ['court', 'Crèche', 44, 14, 12, 10],
        ['lawn', 'Court', 42, 30, 16, 22],
      ],
      buildings: [
        ['Core 1', 22, 14, 14, 26],
        ['Core 2', 22, 48, 14, 26],
        ['Core 3', 64, 26, 14, 34],
      ],
      seed: 18,
    },
    'unit-3bhk': unit('3 BHK', '3bhk', 1330, ['As measured. 204 were built']),
    penthouse: unit('Penthouse', '4bhk', 2480, ['Level 18, eight built']),
  },
  'parkline-greens': {
    floor: homes(
      'Typical floor, towers A to C',
      two('3 BHK', 1060),
      [
        ['2 BHK', 760],
        ['2 BHK', 760],
        ['2 BHK', 760],
        ['2 BHK', 760],
      ],
      3,
    ),
    'park-gate': {
      kind: 'site',
      title: 'Towers and park gate',
      acres: 3,
      ground: [
        ['lawn', 'Public park', 4, 62, 92, 34],
        ['paving', 'Gate, five to ten', 42, 52, 16, 9],
      ],
      buildings: row(['Tower A', 'Tower B', 'Tower C'], { x: 10, y: 14, width: 80, depth: 26, gap: 14 }),
      entry: 90,
      seed: 19,
    },
    site: {
      kind: 'site',
      title: 'As-built site',
      acres: 5,
      road: 'Raj Nagar Extension road',
      facts: ['Completion drawing of 2019'],
      ground: [
        ['road', '', 2, 88, 96, 6],
        ['court', 'Play court', 10, 66, 12, 14],
        ['lawn', 'Lawn', 40, 62, 24, 18],
      ],
      buildings: row(['Tower A', 'Tower B', 'Tower C'], { x: 12, y: 18, width: 76, depth: 24, gap: 14 }),
      seed: 20,
    },
    'unit-2bhk': unit('2 BHK', '2bhk', 760, ['Two bedrooms, two toilets']),
    'unit-3bhk': unit('3 BHK', '3bhk', 1060, ['Three bedrooms, two toilets']),
  },
  'saffron-grove': { 'unit-floor': unit('Typical floor home', '3bhk', 1420, ['One home to a floor']) },
  'aravalli-edge': {
    floor: homes(
      'Typical floor',
      [
        ['4 BHK', 2260],
        ['3 BHK', 1540],
      ],
      [['3 BHK', 1540]],
      3,
    ),
    'unit-4bhk': unit('4 BHK', '4bhk', 2260, ['Living rooms face south']),
  },
  'ridgeview-terraces': {
    'pond-side': {
      kind: 'site',
      title: 'Pond side',
      acres: 7,
      ground: [['water', 'Pond', 30, 58, 40, 34]],
      buildings: [
        ...row(['R1, 9 floors', 'R2, 9 floors', 'R3, 8 floors', 'R4, 8 floors'], {
          x: 6,
          y: 10,
          width: 88,
          depth: 15,
          gap: 4,
        }),
        ...row(['R5, 7 floors', 'R6, 7 floors'], { x: 6, y: 34, width: 88, depth: 14, gap: 44 }),
        ...row(['R7, 5 floors', 'R8, 5 floors'], { x: 6, y: 62, width: 88, depth: 14, gap: 48 }),
      ],
      seed: 21,
    },
    'unit-2bhk': unit('2 BHK', '2bhk', 640, ['Two bedrooms, two toilets']),
  },
  'jhelum-apartments': {
    site: {
      kind: 'site',
      title: 'As-built site',
      acres: 2,
      road: 'Sector 24 road',
      facts: ['Completion drawing of 2017'],
      ground: [
        ['court', 'Court', 14, 38, 32, 24],
        ['lawn', 'Court', 54, 38, 32, 24],
      ],
      buildings: [
        ['J1', 10, 14, 36, 18],
        ['J2', 54, 14, 36, 18],
        ['J3', 10, 68, 36, 18],
        ['J4', 54, 68, 36, 18],
      ],
      seed: 22,
    },
  },
}

function unit(title, layout, carpet, facts) {
  return { kind: 'unit', title, layout, carpet, facts }
}

function homes(title, north, south, lifts) {
  return {
    kind: 'homes',
    title,
    north,
    south,
    lifts,
    facts: [`${north.length + south.length} homes, ${lifts} lifts to a floor`],
  }
}

function two(name, area) {
  return [
    [name, area],
    [name, area],
  ]
}

function four(name, area) {
  return [...two(name, area), ...two(name, area)]
}
