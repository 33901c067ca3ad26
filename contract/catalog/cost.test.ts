import { expect, test } from 'vitest'
import { delhi, gst, haryana, terms, up } from './cost.fixture.ts'
import { type CostQuestion, countCost, percentOf } from './cost.ts'
import { isResidentialProject, unitUse } from './unit-use.ts'

const always = terms.charges.filter(({ isOptional }) => !isOptional)

/** A home of ₹1.98 crore and 1,285 sq ft in a tower past its middle slab. */
const drawn: CostQuestion = {
  price: 19_800_000,
  carpetArea: 1285,
  use: 'home',
  isCompleted: false,
  buyer: 'woman',
  charges: always,
  stages: terms.stages,
  loan: { percent: 75, rate: 8.5, years: 20 },
  gst,
  state: up,
}

const HOMES = {
  up: { price: 9_876_543, carpetArea: 1210, state: up },
  delhi: { price: 14_555_555, carpetArea: 1090, state: delhi },
  haryana: { price: 84_000_001, carpetArea: 2910, state: haryana },
}

const ALL_REACHED = terms.stages.map((stage) => ({ ...stage, state: 'reached' as const }))

test.each([
  ['up', 'woman', 'under construction', 493_827, 592_593, 98_765, 11_619_328, 3_456_790, 64_283],
  ['up', 'woman', 'completed', 0, 592_593, 98_765, 11_125_501, 3_718_094, 64_283],
  ['up', 'man', 'under construction', 493_827, 691_358, 98_765, 11_718_093, 3_555_555, 64_283],
  ['up', 'man', 'completed', 0, 691_358, 98_765, 11_224_266, 3_816_859, 64_283],
  ['up', 'joint', 'under construction', 493_827, 641_975, 98_765, 11_668_710, 3_506_172, 64_283],
  ['up', 'joint', 'completed', 0, 641_975, 98_765, 11_174_883, 3_767_476, 64_283],
  ['delhi', 'woman', 'under construction', 727_778, 582_222, 145_556, 16_556_711, 4_803_334, 94_737],
  ['delhi', 'woman', 'completed', 0, 582_222, 145_556, 15_828_933, 4_912_267, 94_737],
  ['delhi', 'man', 'under construction', 727_778, 873_333, 145_556, 16_847_822, 5_094_445, 94_737],
  ['delhi', 'man', 'completed', 0, 873_333, 145_556, 16_120_044, 5_203_378, 94_737],
  ['delhi', 'joint', 'under construction', 727_778, 727_778, 145_556, 16_702_267, 4_948_890, 94_737],
  ['delhi', 'joint', 'completed', 0, 727_778, 145_556, 15_974_489, 5_057_823, 94_737],
  ['haryana', 'woman', 'under construction', 4_200_000, 4_200_000, 50_000, 93_177_601, 27_770_000, 546_729],
  ['haryana', 'woman', 'completed', 0, 4_200_000, 50_000, 88_977_601, 25_977_600, 546_729],
  ['haryana', 'man', 'under construction', 4_200_000, 5_880_000, 50_000, 94_857_601, 29_450_000, 546_729],
  ['haryana', 'man', 'completed', 0, 5_880_000, 50_000, 90_657_601, 27_657_600, 546_729],
  ['haryana', 'joint', 'under construction', 4_200_000, 5_040_000, 50_000, 94_017_601, 28_610_000, 546_729],
  ['haryana', 'joint', 'completed', 0, 5_040_000, 50_000, 89_817_601, 26_817_600, 546_729],
] as const)('%s, %s, %s: GST %d, duty %d, registration %d, in all %d, now %d, monthly %d', (...example) => {
  const [place, buyer, work, tax, duty, registration, total, now, monthly] = example
  const isCompleted = work === 'completed'
  const stages = isCompleted ? ALL_REACHED : terms.stages

  const cost = countCost({ ...drawn, ...HOMES[place], buyer, isCompleted, stages })

  expect(cost.gst?.amount).toBe(tax)
  expect(cost.duty?.amount).toBe(duty)
  expect(cost.registration?.amount).toBe(registration)
  expect(cost.total).toBe(total)
  expect(cost.now).toBe(now)
  expect(cost.loan).toMatchObject({ instalment: monthly, instalments: 240 })
})

test('a home of ₹1.98 crore in a tower past its middle slab costs ₹2.29 crore in all', () => {
  const cost = countCost(drawn)

  expect(cost.charges.map(({ sum }) => sum)).toEqual([436_600, 128_500])
  expect(cost.duty).toEqual({ percent: 7, amount: 1_386_000 })
  expect(cost.total).toBe(22_939_100)
  expect(cost.schedule.map(({ amount }) => amount)).toEqual([
    2_079_000, 2_079_000, 2_079_000, 3_118_500, 3_118_500, 3_118_500, 3_118_500, 2_079_000,
  ])
  expect(cost.due).toMatchObject({ percent: 60, own: 4_950_000, bank: 6_930_000, gst: 594_000, charges: 0 })
  expect(cost.now).toBe(7_128_000)
  expect(cost.loan.instalment).toBe(128_872)
})

test.each([
  [10_000_000, 'woman', 600_000],
  [10_000_001, 'woman', 700_000],
  [10_000_000, 'joint', 650_000],
  [10_000_001, 'joint', 700_000],
  [10_000_001, 'man', 700_000],
] as const)('stamp duty has no concession above its limit: at %d, %s pays %d', (price, buyer, duty) => {
  expect(countCost({ ...drawn, price, buyer }).duty?.amount).toBe(duty)
})

test.each([
  [4_500_000, 645, false, 45_000],
  [4_500_001, 645, false, 225_000],
  [4_500_000, 646, false, 225_000],
  [4_500_000, 645, true, 0],
])('GST of %d with %d sq ft, completed %s, is %d', (price, carpetArea, isCompleted, amount) => {
  expect(countCost({ ...drawn, price, carpetArea, isCompleted }).gst?.amount).toBe(amount)
})

test('a shop of ₹1.12 crore under construction costs ₹1.36 crore in all', () => {
  const shop = countCost({ ...drawn, price: 11_200_000, carpetArea: 310, use: 'commercial', state: delhi })

  expect(shop.gst).toEqual({ percent: 12, rule: 'commercial', amount: 1_344_000 })
  expect([shop.duty?.amount, shop.registration?.amount]).toEqual([448_000, 112_000])
  expect(shop.charges.map(({ sum }) => sum)).toEqual([436_600, 31_000])
  expect(shop.total).toBe(13_571_600)
  expect(shop.due).toMatchObject({ percent: 60, own: 2_800_000, bank: 3_920_000, gst: 806_400 })
  expect(shop.now).toBe(4_166_400)
  expect(shop.loan.instalment).toBe(72_897)
})

test.each([
  ['commercial', true, { percent: 0, rule: 'completed' }],
  ['commercial among homes', false, { percent: 5, rule: 'underConstruction' }],
  ['home', false, { percent: 1, rule: 'affordable' }],
] as const)('GST of a small %s, completed %s, is %o', (use, isCompleted, expected) => {
  expect(countCost({ ...drawn, price: 4_000_000, carpetArea: 300, use, isCompleted }).gst).toMatchObject(expected)
})

test('a shop has no GST line while its rate is unknown', () => {
  const { commercial: _unknown, ...older } = gst

  expect(countCost({ ...drawn, use: 'commercial', gst: older }).gst).toBeNull()
})

test.each([
  [15, 85, 'commercial among homes'],
  [16, 84, 'commercial'],
  [10, 0, 'commercial'],
] as const)('a shop in a project with %d shops and %d homes is %s', (shops, homes, use) => {
  const area = { carpetAreaFrom: 500 }
  const project = [
    { ...area, kind: 'Shop', total: shops },
    { ...area, kind: '2 BHK', total: homes },
    { ...area, kind: 'Plot', total: 1000 },
  ] as const

  expect(unitUse({ kind: 'Shop' }, isResidentialProject(project))).toBe(use)
  expect(unitUse({ kind: '2 BHK' }, isResidentialProject(project))).toBe('home')
})

test.each([
  [5_000_000, 50_000, false],
  [5_000_100, 50_000, true],
  [4_999_949, 49_999, false],
])('the registration fee for a price of %d is %d, capped %s', (price, amount, isCapped) => {
  expect(countCost({ ...drawn, price, state: haryana }).registration).toMatchObject({ amount, isCapped })
})

test('a loan without interest has equal instalments, and without a loan the buyer pays everything that is due', () => {
  const free = countCost({ ...drawn, loan: { percent: 80, rate: 0, years: 1 } })
  expect(free.loan).toEqual({ amount: 15_840_000, instalments: 12, instalment: 1_320_000 })

  const none = countCost({ ...drawn, loan: { percent: 0, rate: 8.5, years: 20 } })
  expect(none.loan).toEqual({ amount: 0, instalments: 240, instalment: 0 })
  expect(none.due).toMatchObject({ own: 11_880_000, bank: 0 })
})

test('only the stages that are due are paid now, even if the part of the price without a loan is larger', () => {
  const [booking] = terms.stages
  const stages = [
    { ...booking, percent: 10 } as const,
    { name: 'Possession', percent: 90, state: 'to come', day: null },
  ]

  const cost = countCost({ ...drawn, stages: stages as CostQuestion['stages'] })

  expect(cost.due).toMatchObject({ percent: 10, own: 1_980_000, bank: 0, gst: 99_000 })
})

test('GST, stamp duty and registration are left out when their rates are unknown', () => {
  const cost = countCost({ ...drawn, gst: null, state: null })

  expect([cost.gst, cost.duty, cost.registration]).toEqual([null, null, null])
  expect(cost.total).toBe(19_800_000 + 436_600 + 128_500)
})

test.each([
  [50, 1, 1],
  [49, 1, 0],
  [33_333, 6.5, 2167],
  [3, 0, 0],
])('%d rupees at %d percent are %d, with half a rupee rounded up', (amount, percent, rupees) => {
  expect(percentOf(amount, percent)).toBe(rupees)
})

test('for any price the lines add up to the total and the stages to price and tax, in whole rupees', () => {
  const shares = [[100], [33.33, 33.33, 33.34], [0.01, 12.5, 7.49, 80], Array.from({ length: 25 }, () => 4)]
  for (let nth = 1; nth <= 400; nth += 1) {
    const price = (nth * 7_654_321) % 200_000_000
    const stages = (shares[nth % shares.length] ?? []).map((percent, at) => ({
      name: `Stage ${at}`,
      percent,
      state: at === 0 ? ('on signing' as const) : ('to come' as const),
      day: null,
    }))
    const state = [up, delhi, haryana, null][nth % 4] ?? null
    const buyer = (['woman', 'man', 'joint'] as const)[nth % 3] ?? 'man'
    const question = { ...drawn, price, stages, state, buyer, isCompleted: nth % 2 === 0, charges: terms.charges }

    const cost = countCost(question)

    const tax = cost.gst?.amount ?? 0
    const lines = [
      price,
      tax,
      cost.duty?.amount ?? 0,
      cost.registration?.amount ?? 0,
      ...cost.charges.map(({ sum }) => sum),
    ]
    expect(lines.reduce((sum, line) => sum + line)).toBe(cost.total)
    const amounts = cost.schedule.map(({ amount }) => amount)
    expect(amounts.reduce((sum, amount) => sum + amount)).toBe(price + tax)
    expect(amounts.every((amount) => amount >= 0)).toBe(true)
    expect([...lines, ...amounts, cost.now, cost.loan.instalment].every(Number.isSafeInteger)).toBe(true)
    expect(cost.now).toBeLessThanOrEqual(cost.total)
  }
})
