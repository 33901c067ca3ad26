import type { Charge, PaymentStage } from '#contract/catalog/cost-terms.schema.ts'
import type { DemoProject } from './demo.types.ts'
import { linked, prices, resale } from './price-sheets.ts'

interface Details {
  /** The payment plan of a project without a price sheet. */
  plan?: typeof linked
  reached?: string[]
  expected?: string[]
  included?: string
  charges?: Charge[]
  /** Determines the middle slab. Without it, the stages do not depend on progress. */
  floors?: number
  banks?: string[]
}

type DemoCostTerms = NonNullable<DemoProject['costTerms']>

const charge = (name: string, amount: number, more: Partial<Charge> = {}): Charge => ({
  name,
  amount,
  basis: 'fixed',
  gst: 18,
  isOptional: false,
  note: null,
  ...more,
})

const deposit = (perSquareFoot: number) =>
  charge('Maintenance deposit', perSquareFoot, {
    basis: 'per sq ft',
    gst: 0,
    note: 'goes to the residents’ association at handover',
  })

const secondCarBay = (amount: number) => charge('Second car bay', amount, { gst: 5, isOptional: true })

/** Every plan begins with this many stages that are due on signing: the booking and the agreement. */
const SIGNING = 2

const NO_WORK = { workStage: null, workFloor: null }

function termsOf(routingName: string, details: Details): DemoCostTerms {
  const { plan: ownPlan = linked, reached = [], expected = [], included, charges = [], floors, banks = [] } = details
  const sheet = prices[routingName.replaceAll(' ', '-')]
  const plan = sheet?.plan ?? ownPlan
  const stages = plan.map(([name, percent], at): PaymentStage => {
    if (at < SIGNING) return { name, percent, state: 'on signing', day: null, ...NO_WORK }
    const work = floors === undefined ? NO_WORK : workOf(name, floors)
    const day = reached[at - SIGNING]
    if (day) return { name, percent, state: 'reached', day, ...work }
    return { name, percent, state: 'to come', day: expected[at - SIGNING - reached.length] ?? null, ...work }
  })
  return {
    asOf: sheet?.revised ?? '2026-10-01',
    included: included ?? null,
    charges,
    stages,
    loanPercent: 75,
    loanRate: 8.5,
    loanYears: 20,
    bankNames: banks,
  }
}

function workOf(stage: string, floors: number): Pick<PaymentStage, 'workStage' | 'workFloor'> {
  switch (stage) {
    case 'Foundation':
    case 'Plinth level':
      return { workStage: 'Foundation', workFloor: null }
    case 'Third-floor slab':
      return { workStage: 'Structure', workFloor: 3 }
    case 'Middle slab':
      return { workStage: 'Structure', workFloor: Math.ceil(floors / 2) }
    case 'Roof slab':
      return { workStage: 'Structure', workFloor: null }
    case 'Facade and services':
      return { workStage: 'Services', workFloor: null }
    case 'Finishing':
      return { workStage: 'Finishing', workFloor: null }
    default:
      return { workStage: 'Handover', workFloor: null }
  }
}

const DETAILS: Record<string, Details> = {
  suncourt: {
    reached: ['2025-09-12', '2025-12-06', '2026-06-20'],
    expected: ['2027-02-01', '2027-08-01', '2027-12-01'],
    included: 'one covered car bay included',
    charges: [charge('Club and power connection', 370_000), deposit(100), secondCarBay(650_000)],
    floors: 27,
    banks: ['Yamuna Bank', 'Kosh Housing', 'First Doab', 'Navdeep Bank'],
  },
  'kosi house': {
    reached: ['2023-10-14', '2024-02-09', '2026-01-31'],
    expected: ['2027-05-01', '2027-12-01', '2028-06-01'],
    included: 'three covered car bays included',
    charges: [charge('Club and power connection', 1_250_000), deposit(180)],
    floors: 29,
    banks: ['Yamuna Bank', 'Banyan Mutual', 'Meru Capital'],
  },
  'gomti terraces': {
    reached: ['2024-06-18', '2024-10-02', '2025-04-11', '2025-12-19'],
    expected: ['2026-12-01', '2027-03-01'],
    included: 'one open car bay included',
    charges: [
      charge('Club and power connection', 185_000),
      deposit(60),
      charge('Covered car bay', 275_000, { gst: 5, isOptional: true }),
    ],
    floors: 12,
    banks: ['Yamuna Bank', 'Sarvam Home Loans', 'Awadh Cooperative'],
  },
  'begum park': {
    reached: ['2025-11-08', '2026-06-23'],
    expected: ['2027-03-01', '2027-09-01', '2028-02-01', '2028-06-01'],
    charges: [charge('Power and water connection', 140_000), deposit(45)],
    banks: ['Kosh Housing', 'Navdeep Bank'],
  },
  'kadamba villas': {
    reached: ['2025-01-16', '2025-05-20', '2025-08-28', '2026-02-12'],
    expected: ['2027-01-01', '2027-06-01'],
    included: 'two car bays on the plot included',
    charges: [charge('Club and power connection', 620_000), deposit(120)],
  },
  'neem street': {
    reached: ['2024-12-05', '2025-03-19', '2025-06-11', '2025-09-22'],
    expected: ['2027-04-01', '2027-09-01'],
    included: 'one car bay in the basement included',
    charges: [charge('Power and water connection', 210_000), deposit(90)],
    floors: 7,
    banks: ['Kosh Housing', 'Himgiri Finance'],
  },
  'yamuna meadows': {
    reached: ['2025-10-30', '2026-02-21', '2026-09-15'],
    expected: ['2027-03-01', '2027-08-01', '2027-12-01'],
    included: 'one covered car bay included',
    charges: [charge('Club and power connection', 210_000), deposit(50), secondCarBay(325_000)],
    floors: 19,
    banks: ['Yamuna Bank', 'Kosh Housing', 'Peepal & Sons'],
  },
  'saffron grove': { charges: [charge('Club and power connection', 340_000), deposit(95)] },
  'aravalli edge': { charges: [charge('Club and power connection', 410_000), deposit(110)] },
  'ridgeview terraces': {
    expected: ['2027-04-01', '2027-10-01', '2028-09-01', '2029-06-01', '2029-12-01'],
    included: 'one open car bay included',
    charges: [charge('Club and power connection', 150_000), deposit(40)],
  },
  'meridian court': { charges: [deposit(110)] },
  'parkline greens': { charges: [charge('Papers of the association', 2500, { gst: 0 })] },
  'rohini central': {
    reached: ['2026-03-20', '2026-06-12', '2026-07-24'],
    expected: ['2027-02-01', '2027-12-01', '2028-09-01'],
    charges: [charge('Power and air conditioning', 260_000), deposit(140)],
    banks: ['First Doab', 'Banyan Mutual', 'Meru Capital'],
  },
  'lucknow central': { charges: [charge('Power connection', 180_000), deposit(90)], banks: ['Awadh Cooperative'] },
  'elite one': {
    reached: ['2024-11-18', '2025-02-10'],
    expected: ['2027-01-01', '2027-04-01', '2027-06-01'],
    charges: [charge('Power and air conditioning', 420_000), deposit(130)],
    floors: 21,
    banks: ['First Doab', 'Meru Capital'],
  },
  'delta street': {
    reached: ['2024-10-09', '2025-01-15'],
    expected: ['2027-04-01', '2027-09-01', '2027-12-01'],
    charges: [charge('Power connection', 150_000), deposit(80)],
    banks: ['Kosh Housing', 'Himgiri Finance'],
  },
  'tulsi enclave': { plan: resale },
  'jhelum apartments': { plan: resale },
}

export const costTermsOf: Record<string, DemoCostTerms> = Object.fromEntries(
  Object.entries(DETAILS).map(([routingName, details]) => [routingName, termsOf(routingName, details)]),
)
