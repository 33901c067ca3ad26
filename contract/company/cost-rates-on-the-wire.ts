import * as z from 'zod/mini'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { CostRates, GstRates, ProjectRates, StateRates } from './cost-rates.schema.ts'

export const gstNames = {
  underConstruction: 'underConstruction',
  completed: 'completed',
  affordable: 'affordable',
  affordablePrice: 'affordablePrice',
  affordableArea: 'affordableArea',
  commercial: 'commercial',
  source: 'source',
  asOf: 'asOf',
} as const

export const stateNames = {
  state: 'state',
  woman: 'woman',
  man: 'man',
  joint: 'joint',
  concessionUpTo: 'concessionUpTo',
  registration: 'registration',
  registrationCap: 'registrationCap',
  source: 'source',
  asOf: 'asOf',
} as const

export const costRatesNames = {
  gst: 'gst',
  states: 'states',
  note: 'note',
  isChecked: 'isChecked',
  version: 'version',
} as const

const gst = z.nullable(onTheWire(GstRates, gstNames))
const state = onTheWire(StateRates, stateNames)

export const costRatesOnTheWire = onTheWire(z.extend(CostRates, { gst, states: z.array(state) }), costRatesNames)

export const projectRatesOnTheWire = onTheWire(z.extend(ProjectRates, { gst, state: z.nullable(state) }), {
  gst: 'gst',
  state: 'state',
  note: 'note',
  isChecked: 'isChecked',
})
