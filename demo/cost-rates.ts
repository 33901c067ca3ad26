import type { CostRatesDraft } from '#contract/company/cost-rates-draft.schema.ts'

const asOf = '2026-10-01'

/**
 * Examples that resemble real rates, so the record is not marked as checked. Commercial units pay 12%: a third of the
 * price is for the land, and the rest is taxed at 18%.
 */
export const costRates: Omit<CostRatesDraft, 'version'> = {
  gst: {
    underConstruction: 5,
    completed: 0,
    affordable: 1,
    affordablePrice: 4_500_000,
    affordableArea: 645,
    commercial: 12,
    source: 'example after the notifications of the GST Council',
    asOf,
  },
  states: [
    {
      state: 'Uttar Pradesh',
      woman: 6,
      man: 7,
      joint: 6.5,
      concessionUpTo: 10_000_000,
      registration: 1,
      registrationCap: null,
      source: 'example after the Stamp and Registration Department, Uttar Pradesh',
      asOf,
    },
    {
      state: 'Delhi',
      woman: 4,
      man: 6,
      joint: 5,
      concessionUpTo: null,
      registration: 1,
      registrationCap: null,
      source: 'example after the Revenue Department, Delhi',
      asOf,
    },
    {
      state: 'Haryana',
      woman: 5,
      man: 7,
      joint: 6,
      concessionUpTo: null,
      registration: 1,
      registrationCap: 50_000,
      source: 'example after the Revenue Department, Haryana',
      asOf,
    },
  ],
  note: 'You also withhold 1% income tax from each payment if the price is ₹50 lakh or more; it is part of the price.',
  isChecked: false,
}
