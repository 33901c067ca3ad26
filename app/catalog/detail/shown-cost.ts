import { type CountedCost, countCost } from '#contract/catalog/cost.ts'
import { EXTRA_NAMES } from '#contract/catalog/cost-query.ts'
import { BUYERS } from '#contract/catalog/cost-terms.constants.ts'
import type { PaymentStage } from '#contract/catalog/cost-terms.schema.ts'
import { grouped, moneyInWords, squareFeet } from '#contract/wire/money-and-area.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { CHOSEN, type CostBasis, type CostChoice, optionalCharges, readChoice } from './cost-choice.ts'
import { costMessages as messages } from './cost-texts.ts'
import { shownLevels } from './shown-levels.ts'

/** A text input, or a choice if it has `options`. */
interface ShownField {
  name: string
  label: string
  value: string
  /** A new key remounts the field, which resets it to `value`. */
  key?: string
  options?: { value: string; label: string }[]
  /** Radio buttons in a row instead of a select. */
  isRow?: boolean
  unit?: string
  hint?: string | undefined
  error?: string | undefined
}

interface ShownRow {
  cells: string[]
  note?: string
  mark?: string
}

interface ShownTable {
  caption: string
  head?: string[]
  rows: ShownRow[]
}

export function shownCost(basis: CostBasis, given: URLSearchParams) {
  const choice = readChoice(basis, given)
  const { terms, rates } = basis
  const { area: carpetArea, use } = choice.home
  const cost = countCost({ ...choice, carpetArea, use, gst: rates.gst, state: rates.state })
  return {
    homeId: choice.home.id,
    fields: shownFields(basis, choice, given),
    figures: shownFigures(choice, cost),
    tables: [shownSum(basis, choice, cost), shownSchedule(basis, choice, cost)].map(withIds),
    drawing: shownLevels(choice),
    missing: [
      ...(cost.gst ? [] : [rates.gst ? messages.noCommercialGst : messages.noGst]),
      ...(rates.state ? [] : [messages.noStateRates(basis.stateName)]),
    ],
    explained: explained(choice, cost),
    sources: [
      ...(rates.gst && cost.gst
        ? [[messages.gstSource(percent(cost.gst.percent), rates.gst.source), asOf(rates.gst.asOf)]]
        : []),
      ...(rates.state ? [[messages.dutySource(rates.state.source, use !== 'home'), asOf(rates.state.asOf)]] : []),
      [messages.termsSource, asOf(terms.asOf)],
    ],
    notes: [
      ...((rates.gst || rates.state) && !rates.isChecked ? [messages.unchecked] : []),
      messages.estimate,
      ...(rates.note ? [rates.note] : []),
    ].join(' '),
  }
}

export type ShownCost = ReturnType<typeof shownCost>

/** Uses the index as the id, because names can repeat. */
function withIds({ rows, ...table }: ShownTable) {
  return { ...table, rows: rows.map((row, id) => ({ id, ...row })) }
}

function shownFields({ terms, rates }: CostBasis, choice: CostChoice, given: URLSearchParams): ShownField[] {
  const { homes, home, towers, tower, price, buyer, loan, faults } = choice
  const used = { price: money(price), loan: String(loan.percent), rate: String(loan.rate), years: String(loan.years) }
  const typed = (name: keyof typeof used, value: string) => ({
    name,
    label: messages.label[name],
    value: faults.includes(name) ? (given.get(name) ?? '') : value,
    error: faults.includes(name) ? messages.fault[name](used[name]) : undefined,
  })
  return [
    {
      name: 'home',
      label: homes.every(({ use }) => use === 'home') ? messages.label.home : messages.label.unit,
      value: String(home.id),
      options: homes.map(({ id, name, area }) => ({ value: String(id), label: `${name}, ${squareFeet(area)}` })),
    },
    ...(tower && towers.length > 1
      ? [
          {
            name: 'in',
            key: `in ${home.id}`,
            label: messages.label.tower,
            value: tower.name ?? '',
            options: towers.map(({ name }) => ({ value: name ?? '', label: name ?? '' })),
          },
        ]
      : []),
    { ...typed('price', grouped(price)), key: `price ${home.id}` },
    {
      name: 'buyer',
      label: messages.label.buyer,
      value: buyer,
      options: BUYERS.map((one) => ({ value: one, label: messages.buyer[one] })),
      isRow: true,
      hint: rates.state ? dutyHint(rates.state, price) : undefined,
    },
    ...optionalCharges(terms.charges).map((charge, nth) => ({
      name: EXTRA_NAMES[nth] ?? '',
      label: charge.name,
      value: choice.charges.includes(charge) ? CHOSEN : '',
      options: [
        { value: '', label: messages.without },
        { value: CHOSEN, label: messages.with(chargeRate(charge)) },
      ],
    })),
    { ...typed('loan', String(loan.percent)), unit: '%' },
    { ...typed('rate', String(loan.rate)), unit: '%' },
    typed('years', String(loan.years)),
  ]
}

function dutyHint(rates: NonNullable<CostBasis['rates']['state']>, price: number) {
  const { state, woman, man, joint, concessionUpTo } = rates
  if (woman === man && joint === man) return messages.duty.same(state, percent(man))
  if (concessionUpTo !== null && price > concessionUpTo)
    return `${messages.duty.upTo(state, moneyInWords(concessionUpTo))} ${messages.duty.aboveLimit}`
  return messages.duty.byBuyer(state, { woman: percent(woman), man: percent(man), joint: percent(joint) })
}

function shownFigures({ price, loan }: CostChoice, { total, now, due, loan: counted }: CountedCost) {
  const over = `${Math.round(((total - price) / price) * 1000) / 10}%`
  return [
    { label: messages.inAll, value: money(total), note: messages.overPrice(moneyInWords(total), over) },
    {
      label: messages.now,
      value: moneyInWords(now),
      note: due.percent === 100 ? messages.byHandover : messages.byAgreement,
    },
    {
      label: messages.monthly,
      value: money(counted.instalment),
      note: loan.percent === 0 ? messages.noLoan : messages.instalments(counted.instalments),
    },
  ]
}

function shownSum({ terms, rates }: CostBasis, choice: CostChoice, cost: CountedCost): ShownTable {
  const { gst, charges, duty, registration, total } = cost
  const rows: ShownRow[] = [
    {
      cells: [messages.price, money(choice.price)],
      note: [messages.carpet(squareFeet(choice.home.area)), terms.included].filter(Boolean).join(', '),
    },
  ]
  if (gst)
    rows.push({
      cells: [messages.gst, money(gst.amount)],
      note: messages.gstRule[gst.rule](percent(gst.percent), choice.home.use),
    })
  for (const { charge, sum } of charges) {
    const note = [chargeRate(charge), charge.note].filter(Boolean).join('; ')
    rows.push({ cells: [charge.name, money(sum)], note })
  }
  if (duty && rates.state) {
    const note = messages.stampDutyOf(percent(duty.percent), rates.state.state)
    rows.push({ cells: [messages.stampDuty, money(duty.amount)], note })
  }
  if (registration) {
    const { isCapped, amount } = registration
    const share = percent(registration.percent)
    const note = isCapped ? messages.capped(share, money(amount)) : messages.ofPrice(share)
    rows.push({ cells: [messages.registration, money(amount)], note })
  }
  return { caption: messages.sum, rows: [...rows, { cells: [messages.total, money(total)], mark: 'sum' }] }
}

function chargeRate({ amount, basis, gst }: CostBasis['terms']['charges'][number]) {
  const before = basis === 'fixed' ? money(amount) : messages.perSquareFoot(money(amount))
  return gst === 0 ? before : messages.withGst(before, percent(gst))
}

function shownSchedule({ terms }: CostBasis, choice: CostChoice, { schedule, gst }: CountedCost): ShownTable {
  const whole = choice.price + (gst?.amount ?? 0)
  const tower = followedTower(choice)
  return {
    caption: tower?.name ? messages.scheduleOf(tower.name) : messages.schedule,
    head: [
      messages.stage,
      messages.stateOn(writtenDay(tower?.day ?? terms.asOf)),
      messages.share,
      gst ? messages.withTax : messages.amount,
    ],
    rows: [
      ...schedule.map(({ stage, amount }) => ({
        cells: [stage.name, stageState(stage, tower !== undefined), percent(stage.percent), money(amount)],
        mark: MARKS[stage.state],
      })),
      { cells: [gst ? messages.priceAndGst : messages.price, '', percent(100), money(whole)], mark: 'sum' },
    ],
  }
}

const MARKS = { 'on signing': 'now', reached: 'done', 'to come': 'open' }

/** The selected tower, but only if a payment stage depends on its progress. */
function followedTower({ tower, stages }: CostChoice) {
  return stages.some(({ workStage }) => workStage) ? tower : undefined
}

/** Says 'reached by' for work, because the work may have been done before the first update that reports it. */
function stageState({ state, day, workStage }: PaymentStage, isFollowed: boolean) {
  if (day === null || state === 'on signing') return messages.stageState[state]
  const written = writtenDay(day)
  if (state === 'to come') return messages.expectedIn(written.replace(/^\d+ /, ''))
  return isFollowed && workStage ? messages.reachedBy(written) : messages.reachedOn(written)
}

/** Such as 'Sun 8 has reached this stage: Middle slab.' */
function workInWords(choice: CostChoice) {
  const tower = followedTower(choice)
  const last = choice.stages.findLast(({ state, workStage }) => state === 'reached' && workStage)
  return tower?.name && last ? [messages.hasReached(tower.name, last.name)] : []
}

function explained(choice: CostChoice, { due, now, duty, registration, charges }: CountedCost) {
  const { loan } = choice
  const parts = [
    ...(due.gst > 0 ? [messages.gstPart(money(due.gst))] : []),
    ...(duty ? [messages.dutyPart] : []),
    ...(registration ? [messages.registrationPart] : []),
    ...(due.charges > 0 ? [messages.chargesPart] : []),
  ]
  return [
    ...workInWords(choice),
    messages.dueNow(percent(due.percent)),
    ...(loan.percent > 0 ? [messages.ownFirst(money(due.own), due.bank > 0 ? money(due.bank) : null)] : []),
    messages.needed(parts, money(now)),
    ...(charges.length > 0 && due.charges === 0 ? [messages.chargesLater] : []),
  ].join(' ')
}

function money(rupees: number) {
  return `₹${grouped(rupees)}`
}

function percent(number: number) {
  return `${number}%`
}

function asOf(day: string) {
  return messages.asOf(writtenDay(day))
}
