// Content of each commercial plan.
import { row } from './arrange.mjs'

export const commercialPlans = {
  'rohini-central': {
    'ground-floor': shops(
      'Ground floor',
      14,
      ['Plaza', 'Drum', 'Lifts and lobby'],
      '96 m',
      'Fourteen fronts on the plaza',
    ),
    'third-floor': shops(
      'Third floor',
      12,
      ['Atrium', 'Lifts and stair', 'Atrium'],
      '96 m',
      'Twelve units around two atria',
    ),
    'office-floor': offices('Typical office floor, levels 4 to 14', 9720, [
      'Half floor 4,850 sq.ft',
      'Half floor 4,850 sq.ft',
    ]),
    plaza: {
      kind: 'site',
      title: 'Plaza and crescent',
      acres: 4,
      ground: [
        ['paving', 'Plaza', 28, 50, 44, 38],
        ['water', 'Fountain', 44, 64, 12, 12],
      ],
      buildings: [
        ['Drum', 44, 32, 12, 15],
        ['Crescent', 12, 34, 30, 12],
        ['Crescent', 58, 34, 30, 12],
        ...row(['Office 1', 'Office 2', 'Office 3'], { x: 14, y: 8, width: 72, depth: 16, gap: 14 }),
      ],
      seed: 31,
    },
    site: {
      kind: 'site',
      title: 'Whole site',
      acres: 5,
      facts: ['Loading from the north only'],
      ground: [
        ['road', 'Market road', 93, 4, 5, 92],
        ['paving', 'Metro concourse', 2, 30, 6, 44],
        ['paving', 'Plaza', 34, 54, 34, 32],
        ['road', 'Loading', 20, 3, 60, 6],
      ],
      buildings: [
        ['Drum', 45, 36, 10, 14],
        ['Crescent', 18, 38, 26, 12],
        ['Crescent', 56, 38, 26, 12],
        ...row(['Office 1', 'Office 2', 'Office 3'], { x: 18, y: 14, width: 64, depth: 16, gap: 12 }),
      ],
      seed: 32,
    },
    'arcade-shop': {
      kind: 'unit',
      title: 'Arcade shop',
      layout: 'shop',
      carpet: 430,
      facts: ['Shops run from 310 to 540 sq.ft'],
    },
    'office-bay': {
      kind: 'unit',
      title: 'Office bay',
      layout: 'office',
      carpet: 640,
      facts: ['Two or four bays may be joined'],
    },
  },
  'lucknow-central': {
    arcade: shops(
      'Arcade level, east half',
      53,
      ['Water court', 'Lifts and stair', 'Water court'],
      '110 m',
      '53 of the 106 fronts; the west half mirrors it',
    ),
    'office-floor': offices('Typical office floor, levels 3 to 9', 14200, ['Quarter', 'Quarter', 'Quarter', 'Quarter']),
    'canal-court': {
      kind: 'site',
      title: 'Gateway and canal court',
      acres: 5,
      facts: ['110 m of water'],
      ground: [
        ['water', 'Canal', 40, 26, 20, 50],
        ['paving', '', 30, 22, 9, 60],
        ['paving', '', 61, 22, 9, 60],
      ],
      buildings: [
        ['Hotel', 30, 6, 40, 13],
        ['Gateway', 38, 84, 24, 12],
        ['West arcade', 14, 22, 14, 60],
        ['East arcade', 72, 22, 14, 60],
      ],
      seed: 33,
    },
    site: {
      kind: 'site',
      title: 'Whole site',
      acres: 20,
      road: 'Slip road off Shaheed Path',
      ground: [
        ['road', '', 2, 90, 96, 6],
        ['water', 'Canal', 44, 30, 12, 38],
      ],
      buildings: [
        ['Hotel', 36, 10, 28, 12],
        ['Gateway', 40, 74, 20, 10],
        ['West arcade', 30, 28, 9, 42],
        ['East arcade', 61, 28, 9, 42],
        ['West offices', 10, 30, 14, 34],
        ['East offices', 76, 30, 14, 34],
      ],
      seed: 34,
    },
    'court-shop': {
      kind: 'unit',
      title: 'Court shop',
      layout: 'shop',
      carpet: 600,
      facts: ['Shops run from 280 to 920 sq.ft'],
    },
    'office-suite': {
      kind: 'unit',
      title: 'Office suite',
      layout: 'office',
      carpet: 1150,
      facts: ['With pantry and washroom'],
    },
  },
  'elite-one': {
    podium: shops('Podium, level 1', 22, ['Atrium', 'Lifts and lobby'], '72 m', 'Shops from 450 sq.ft'),
    'office-floor': offices('Office floors 10 to 17', 8600, ['Half floor 4,200 sq.ft', 'Half floor 4,200 sq.ft']),
    'podium-roof': {
      kind: 'site',
      title: 'Podium roof, level 4',
      acres: 0.9,
      ground: [
        ['water', 'Pool', 8, 16, 24, 30],
        ['lawn', 'Lawn', 8, 56, 24, 32],
        ['paving', 'Deck', 34, 12, 10, 76],
      ],
      buildings: [
        ['Tower', 50, 14, 42, 56],
        ['Gym', 50, 76, 20, 14],
      ],
      seed: 35,
    },
    site: {
      kind: 'site',
      title: 'Corner of Sector 62',
      acres: 2.5,
      road: 'Two roads, three ramps',
      ground: [
        ['road', '', 2, 88, 96, 8],
        ['road', '', 90, 2, 7, 86],
        ['paving', 'Ramp', 6, 30, 6, 22],
        ['paving', 'Ramp', 6, 58, 6, 22],
        ['paving', 'Ramp', 40, 6, 20, 8],
      ],
      buildings: [['Podium and tower', 18, 20, 64, 58]],
      entry: 70,
      seed: 36,
    },
    'half-floor': offices('Half floor', 4200, []),
    residence: {
      kind: 'unit',
      title: 'Serviced residence',
      layout: '2bhk',
      carpet: 820,
      facts: ['Levels 18 to 21, furnished'],
    },
    'podium-shop': {
      kind: 'unit',
      title: 'Podium shop',
      layout: 'shop',
      carpet: 900,
      facts: ['Shops run from 450 to 1,900 sq.ft'],
    },
  },
  'delta-street': {
    street: shops('Street level', 62, ['Street, 19 m wide'], '340 m', 'Sixty-two fronts under the arcade'),
    gallery: shops(
      'Gallery level',
      56,
      ['Open to the street below'],
      '340 m',
      'Fifty-six fronts, a bridge every sixty metres',
    ),
    'clock-end': {
      kind: 'site',
      title: 'Clock end',
      acres: 1.2,
      ground: [
        ['paving', 'Street', 26, 40, 72, 20],
        ['paving', 'Chairs under trees', 8, 26, 26, 48],
      ],
      buildings: [
        ['Clock', 4, 44, 8, 12],
        ['West fronts', 38, 10, 58, 26],
        ['East fronts', 38, 64, 58, 26],
      ],
      seed: 37,
    },
    site: {
      kind: 'site',
      title: 'Whole street',
      acres: 8,
      road: 'Ring road on the right',
      facts: ['340 m from the ring road to the clock'],
      ground: [
        ['paving', 'Street, 19 m', 8, 44, 88, 12],
        ['road', 'Parking', 10, 8, 84, 10],
        ['road', 'Parking', 10, 82, 84, 10],
      ],
      buildings: [
        ['Clock', 3, 45, 5, 10],
        ...row(['West 1', 'West 2'], { x: 10, y: 24, width: 84, depth: 18, gap: 3 }),
        ...row(['East 1', 'East 2'], { x: 10, y: 58, width: 84, depth: 18, gap: 3 }),
      ],
      entry: 96,
      seed: 38,
    },
    'arcade-front': {
      kind: 'unit',
      title: 'Arcade front',
      layout: 'shop',
      carpet: 400,
      facts: ['Fronts run from 210 to 640 sq.ft'],
    },
    'cafe-corner': {
      kind: 'unit',
      title: 'Café corner',
      layout: 'shop',
      carpet: 1100,
      facts: ['Corners run from 880 to 1,450 sq.ft'],
    },
  },
  'foundry-row': {
    hall: shops('Hall level', 22, ['Hall', 'Canteen', 'Lifts and stair'], '64 m', 'Twenty-two shops and a canteen'),
    studios: offices('Studio level', 11000, []),
    courtyard: {
      kind: 'site',
      title: 'Hall and courtyard',
      acres: 1.5,
      ground: [['court', 'Courtyard, once the slag yard', 52, 20, 40, 60]],
      buildings: [['Hall', 8, 16, 38, 68]],
      seed: 39,
    },
    site: {
      kind: 'site',
      title: 'As-built site',
      acres: 2.5,
      facts: ['Lorries in from the east'],
      ground: [
        ['court', 'Courtyard', 54, 26, 26, 46],
        ['road', 'Lorries', 86, 6, 8, 88],
      ],
      buildings: [
        ['Hall', 12, 16, 36, 66],
        ['Studios', 54, 8, 26, 12],
        ['Lift tower', 49, 40, 4, 12],
      ],
      seed: 40,
    },
    studio: {
      kind: 'unit',
      title: 'Studio',
      layout: 'office',
      carpet: 900,
      facts: ['Studios run from 560 to 1,300 sq.ft'],
    },
    'hall-shop': {
      kind: 'unit',
      title: 'Hall shop',
      layout: 'shop',
      carpet: 360,
      facts: ['Shops run from 240 to 480 sq.ft'],
    },
  },
  'sangam-tower': {
    floor: offices('Tower floor', 11400, ['Quarter 2,650', 'Quarter 2,650', 'Quarter 2,650', 'Quarter 2,650']),
    site: {
      kind: 'site',
      title: 'Whole site',
      acres: 3,
      road: 'Noida Expressway',
      ground: [
        ['road', 'Service lane', 4, 6, 92, 7],
        ['paving', 'Forecourt', 14, 66, 30, 22],
      ],
      buildings: [
        ['Tower', 14, 30, 30, 32],
        ['Low block', 56, 24, 32, 40],
      ],
      seed: 41,
    },
    'quarter-floor': {
      kind: 'unit',
      title: 'Quarter floor',
      layout: 'office',
      carpet: 2650,
      facts: ['Own pantry riser'],
    },
  },
  'charbagh-exchange': {
    hall: shops('Hall level', 24, ['Covered way between two streets'], '58 m', 'Shops on both sides'),
    'small-office': {
      kind: 'unit',
      title: 'Small office',
      layout: 'office',
      carpet: 300,
      facts: ['Offices run from 180 to 420 sq.ft'],
    },
  },
  'ferry-house': { floor: offices('Typical floor', 9800, []) },
  'canal-walk': {
    'canal-front': {
      kind: 'unit',
      title: 'Canal front',
      layout: 'shop',
      carpet: 775,
      facts: ['Six metres wide, twelve deep'],
    },
  },
  'sutra-campus': {
    floor: offices('A quarter of a typical floor', 11500, []),
    site: {
      kind: 'site',
      title: 'Zone and lake',
      acres: 14,
      road: 'Knowledge Park 5 road',
      ground: [['water', 'Lake', 20, 60, 60, 30]],
      buildings: [
        ['Block one', 14, 14, 32, 34],
        ['Block two', 54, 14, 32, 34],
        ['Bridge', 46, 28, 8, 5],
      ],
      seed: 42,
    },
  },
}

function shops(title, count, courts, metres, fact) {
  return { kind: 'shops', title, shops: count, courts, metres, facts: [fact] }
}

function offices(title, area, parts) {
  return { kind: 'offices', title, area, parts }
}
