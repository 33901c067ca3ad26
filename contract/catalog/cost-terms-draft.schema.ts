import * as z from 'zod/mini'
import { costRatesMessages } from '#contract/company/cost-rates.messages.ts'
import {
  calendarDay,
  optionalFlag,
  optionalText,
  orNull,
  recordId,
  required,
  versionSeen,
} from '#contract/wire/fields.ts'
import { percentage, wholeNumber } from '#contract/wire/figures.ts'
import { catalogChangesMessages } from './catalog-changes.messages.ts'
import { CHARGE_BASES, COST_TERMS_LIMIT, LOAN_LIMIT, STAGE_STATES } from './cost-terms.constants.ts'
import { costTermsMessages as messages } from './cost-terms.messages.ts'
import { MOST_FLOORS, STAGES, type Stage } from './progress.constants.ts'
import { UNIT_LIMIT } from './unit-types.constants.ts'

const name = () => required(messages.nameRequired, { max: COST_TERMS_LIMIT.name })

export const ChargeDraft = z.object({
  name: name(),
  amount: wholeNumber({ min: 1, max: UNIT_LIMIT.price }, costRatesMessages.amountInvalid),
  basis: z.enum(CHARGE_BASES, messages.basisUnknown),
  gst: percentage({}, messages.percentInvalid),
  isOptional: optionalFlag(),
  note: optionalText({ max: COST_TERMS_LIMIT.note }),
})

export const PaymentStageDraft = z.object({
  name: name(),
  percent: percentage({ min: 0.01 }, messages.shareInvalid),
  state: z.enum(STAGE_STATES, messages.stateUnknown),
  day: orNull(calendarDay()),
  workStage: orNull(z.enum(STAGES, messages.workUnknown)),
  workFloor: orNull(wholeNumber({ min: 1, max: MOST_FLOORS }, messages.floorInvalid)),
})

/** Limits the number of optional charges, because each needs a query parameter of `EXTRA_NAMES`. */
export function listOfCharges<T extends z.ZodMiniType<{ name: string; isOptional: boolean }>>(entry: T) {
  return z
    .array(entry, messages.nameRequired)
    .check(z.maxLength(COST_TERMS_LIMIT.charges, messages.tooManyCharges), ({ value, issues }) => {
      const refuse = (at: number, message: string) =>
        issues.push({ code: 'custom', path: [at, 'name'], message, input: value[at]?.name })
      let optional = 0
      for (const [at, { name, isOptional }] of value.entries()) {
        if (value.findIndex((other) => other.name === name) !== at) refuse(at, messages.nameTwice)
        optional += Number(isOptional)
        if (isOptional && optional > COST_TERMS_LIMIT.optionalCharges) refuse(at, messages.tooManyOptional)
      }
    })
}

interface Work {
  workStage: Stage | null
  workFloor: number | null
}

export function floorInStructure<D extends Work>() {
  return z.refine<D>(({ workStage, workFloor }) => workFloor === null || workStage === 'Structure', {
    error: messages.floorOfStructure,
    path: ['workFloor'],
  })
}

/** Sums the shares in hundredths, because decimals such as 33.33 are not exact. */
export function listOfStages<T extends z.ZodMiniType<{ percent: number }>>(entry: T) {
  return z
    .array(entry, messages.stagesRequired)
    .check(
      z.minLength(1, { error: messages.stagesRequired, abort: true }),
      z.maxLength(COST_TERMS_LIMIT.stages, messages.tooManyStages),
      ({ value, issues }) => {
        const sum = value.reduce((all, { percent }) => all + Math.round(percent * 100), 0)
        if (sum !== 10_000)
          issues.push({ code: 'custom', path: [0, 'percent'], message: messages.notWhole(sum / 100), input: sum })
      },
    )
}

export const CostTermsDraft = z.object({
  projectId: recordId(catalogChangesMessages.projectRequired),
  asOf: calendarDay(messages.asOfRequired),
  included: optionalText({ max: COST_TERMS_LIMIT.note }),
  charges: listOfCharges(ChargeDraft),
  stages: listOfStages(PaymentStageDraft.check(floorInStructure())),
  loanPercent: percentage({ max: LOAN_LIMIT.percent }, messages.percentInvalid),
  loanRate: percentage({ max: LOAN_LIMIT.rate }, messages.rateInvalid),
  loanYears: wholeNumber({ min: 1, max: LOAN_LIMIT.years }, messages.yearsInvalid),
  /** If omitted, the stored banks are kept. */
  bankIds: z.optional(
    z
      .array(recordId(messages.bankUnknown), messages.bankUnknown)
      .check(z.maxLength(COST_TERMS_LIMIT.banks, messages.bankUnknown)),
  ),
  version: versionSeen(),
})
export type CostTermsDraft = z.output<typeof CostTermsDraft>
