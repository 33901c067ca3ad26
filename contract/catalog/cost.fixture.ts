import type { GstRates, StateRates } from '#contract/company/cost-rates.schema.ts'
import type { CostTerms, PaymentStage } from './cost-terms.schema.ts'

const asOf = '2026-10-01'

export const gst: GstRates = {
  underConstruction: 5,
  completed: 0,
  affordable: 1,
  affordablePrice: 4_500_000,
  affordableArea: 645,
  commercial: 12,
  source: 'GST Council',
  asOf,
}

export const up: StateRates = {
  state: 'Uttar Pradesh',
  woman: 6,
  man: 7,
  joint: 6.5,
  concessionUpTo: 10_000_000,
  registration: 1,
  registrationCap: null,
  source: 'Stamp and Registration Department, Uttar Pradesh',
  asOf,
}

export const delhi: StateRates = {
  ...up,
  state: 'Delhi',
  woman: 4,
  man: 6,
  joint: 5,
  concessionUpTo: null,
  source: 'Revenue Department, Delhi',
}

export const haryana: StateRates = {
  ...up,
  state: 'Haryana',
  woman: 5,
  man: 7,
  joint: 6,
  concessionUpTo: null,
  registrationCap: 50_000,
  source: 'Revenue Department, Haryana',
}

const stage = (name: string, percent: number, state: PaymentStage['state'], day: string | null = null) => ({
  name,
  percent,
  state,
  day,
})

export const terms: CostTerms = {
  asOf,
  included: 'one covered car bay included',
  charges: [
    { name: 'Club and power connection', amount: 370_000, basis: 'fixed', gst: 18, isOptional: false, note: null },
    { name: 'Maintenance deposit', amount: 100, basis: 'per sq ft', gst: 0, isOptional: false, note: null },
    { name: 'Second car bay', amount: 650_000, basis: 'fixed', gst: 5, isOptional: true, note: null },
  ],
  stages: [
    stage('On booking', 10, 'on signing'),
    stage('Agreement, within 30 days', 10, 'on signing'),
    stage('Plinth level', 10, 'reached', '2025-09-12'),
    stage('Third-floor slab', 15, 'reached', '2025-12-06'),
    stage('Middle slab', 15, 'reached', '2026-06-20'),
    stage('Roof slab', 15, 'to come', '2027-02-01'),
    stage('Facade and services', 15, 'to come'),
    stage('Possession', 10, 'to come'),
  ],
  loanPercent: 75,
  loanRate: 8.5,
  loanYears: 20,
}
