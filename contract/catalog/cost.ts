import type { GstRates, StateRates } from '#contract/company/cost-rates.schema.ts'
import type { Buyer } from './cost-terms.constants.ts'
import type { Charge, PaymentStage } from './cost-terms.schema.ts'
import type { UnitUse } from './unit-use.ts'

export interface Loan {
  /** The share of the price that is borrowed, as a percentage. */
  percent: number
  /** The yearly interest rate, as a percentage. */
  rate: number
  years: number
}

export interface CostQuestion {
  /** In rupees, before tax. */
  price: number
  /** In square feet. */
  carpetArea: number
  use: UnitUse
  isCompleted: boolean
  buyer: Buyer
  /** Without the optional charges that the buyer did not select. */
  charges: readonly Charge[]
  stages: readonly PaymentStage[]
  loan: Loan
  /** If null, the rates are unknown, and GST or stamp duty is left out. */
  gst: GstRates | null
  state: StateRates | null
}

/** Computes the total cost of a unit, its payment schedule and its loan, in whole rupees. */
export function countCost(question: CostQuestion) {
  const { price, stages, loan } = question
  const gst = gstOf(question)
  const charges = question.charges.map((charge) => countCharge(charge, question.carpetArea))
  const duty = dutyOf(question)
  const registration = registrationOf(question)
  const chargesSum = sumOf(charges.map(({ sum }) => sum))
  const onDeed = (duty?.amount ?? 0) + (registration?.amount ?? 0)
  const tax = gst?.amount ?? 0

  const loanAmount = percentOf(price, loan.percent)
  const due = dueOf(price, tax, stages)
  // The buyer pays first, up to the part of the price without a loan; the bank pays the rest of what is due.
  const own = Math.min(due.price, price - loanAmount)
  // Charges fall due with the last stage.
  const chargesNow = due.percent === 100 ? chargesSum : 0
  return {
    gst,
    charges,
    duty,
    registration,
    total: price + tax + chargesSum + onDeed,
    schedule: scheduleOf(price + tax, stages),
    due: { ...due, charges: chargesNow, own, bank: due.price - own },
    now: own + due.gst + onDeed + chargesNow,
    loan: { amount: loanAmount, instalments: loan.years * MONTHS, instalment: instalmentOf(loanAmount, loan) },
  }
}

export type CountedCost = ReturnType<typeof countCost>

const MONTHS = 12

/** Rounds to whole rupees, half a rupee up. `percent` has at most two decimals. */
export function percentOf(amount: number, percent: number) {
  return rounded((amount * hundredths(percent)) / 10_000)
}

function rounded(rupees: number) {
  return Math.round(rupees)
}

function hundredths(percent: number) {
  return Math.round(percent * 100)
}

function gstOf(question: CostQuestion) {
  const { gst, price } = question
  if (!gst) return null
  const rule = gstRule(question, gst)
  const percent = gst[rule] ?? null
  return percent === null ? null : { percent, rule, amount: percentOf(price, percent) }
}

type GstRule = 'completed' | 'commercial' | 'affordable' | 'underConstruction'

function gstRule({ use, price, carpetArea, isCompleted }: CostQuestion, gst: GstRates): GstRule {
  if (isCompleted) return 'completed'
  if (use === 'commercial') return 'commercial'
  const isAffordable = use === 'home' && price <= gst.affordablePrice && carpetArea <= gst.affordableArea
  return isAffordable ? 'affordable' : 'underConstruction'
}

function countCharge(charge: Charge, carpetArea: number) {
  const amount = charge.basis === 'fixed' ? charge.amount : charge.amount * carpetArea
  return { charge, amount, sum: amount + percentOf(amount, charge.gst) }
}

function dutyOf({ state, price, buyer }: CostQuestion) {
  if (!state) return null
  const isAboveLimit = state.concessionUpTo !== null && price > state.concessionUpTo
  const percent = isAboveLimit ? state.man : state[buyer]
  return { percent, amount: percentOf(price, percent) }
}

function registrationOf({ state, price }: CostQuestion) {
  if (!state) return null
  const amount = percentOf(price, state.registration)
  const isCapped = state.registrationCap !== null && amount > state.registrationCap
  return { percent: state.registration, isCapped, amount: isCapped ? (state.registrationCap ?? 0) : amount }
}

/** Rounds the running total instead of each amount, so that the amounts add up to the whole. */
function scheduleOf(whole: number, stages: readonly PaymentStage[]) {
  let percent = 0
  let before = 0
  return stages.map((stage) => {
    percent += hundredths(stage.percent)
    const upTo = percentOf(whole, percent / 100)
    const amount = upTo - before
    before = upTo
    return { stage, amount }
  })
}

/** Returns the amounts due now: for stages on signing, and for stages that construction has reached. */
function dueOf(price: number, gst: number, stages: readonly PaymentStage[]) {
  const reached = stages.filter(({ state }) => state !== 'to come')
  const percent = sumOf(reached.map((stage) => hundredths(stage.percent))) / 100
  return { percent, price: percentOf(price, percent), gst: percentOf(gst, percent) }
}

function instalmentOf(amount: number, { rate, years }: Loan) {
  const months = years * MONTHS
  const monthly = rate / 100 / MONTHS
  if (monthly === 0) return rounded(amount / months)
  return rounded((amount * monthly) / (1 - (1 + monthly) ** -months))
}

function sumOf(numbers: readonly number[]) {
  return numbers.reduce((sum, number) => sum + number, 0)
}
