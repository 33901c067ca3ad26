import * as z from 'zod/mini'
import { UNIT_LIMIT } from '#contract/catalog/unit-types.constants.ts'
import { calendarDay, optionalFlag, optionalText, orNull, required, versionSeen } from '#contract/wire/fields.ts'
import { percentage, wholeNumber } from '#contract/wire/figures.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { COST_LIMIT, MOST_STATES } from './cost-rates.constants.ts'
import { costRatesMessages as messages } from './cost-rates.messages.ts'
import { isSameState } from './cost-rates.schema.ts'

// In its own file, because public pages read the rates but never save them.

const percent = () => percentage({}, messages.percentInvalid)
const amount = () => wholeNumber({ min: 1, max: UNIT_LIMIT.price }, messages.amountInvalid)
const source = () => required(messages.sourceRequired, { max: COST_LIMIT.source })
const asOf = () => calendarDay(messages.asOfRequired)

export const GstRatesDraft = z.object(
  {
    underConstruction: percent(),
    completed: percent(),
    affordable: percent(),
    affordablePrice: amount(),
    affordableArea: wholeNumber({ min: 1, max: UNIT_LIMIT.area }, messages.areaInvalid),
    commercial: orNull(percent()),
    source: source(),
    asOf: asOf(),
  },
  messages.gstRequired,
)

export const StateRatesFields = z.object({
  state: required(messages.stateRequired, { max: LENGTH.name }),
  woman: percent(),
  man: percent(),
  joint: percent(),
  concessionUpTo: orNull(amount()),
  registration: percent(),
  registrationCap: orNull(amount()),
  source: source(),
  asOf: asOf(),
})

type DutyOf = Record<'woman' | 'man' | 'joint', number>

export function concessionInOrder<D extends DutyOf>() {
  return z.refine<D>(({ woman, man, joint }) => woman <= man && joint <= man, {
    error: messages.concessionReversed,
    path: ['man'],
  })
}

/** Refuses a second entry for the same state. */
export function listOfStates<T extends z.ZodMiniType<{ state: string }>>(entry: T) {
  return z
    .array(entry, messages.stateRequired)
    .check(z.maxLength(MOST_STATES, messages.tooManyStates), ({ value, issues }) => {
      for (const [at, { state }] of value.entries()) {
        const first = value.findIndex((one) => isSameState(one.state, state))
        if (first !== at)
          issues.push({ code: 'custom', path: [at, 'state'], message: messages.stateTwice, input: state })
      }
    })
}

export const CostRatesDraft = z.object({
  gst: GstRatesDraft,
  states: listOfStates(StateRatesFields.check(concessionInOrder())),
  note: optionalText({ max: COST_LIMIT.note }),
  isChecked: optionalFlag(),
  version: versionSeen(),
})
export type CostRatesDraft = z.output<typeof CostRatesDraft>
