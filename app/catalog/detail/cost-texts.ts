import type { Buyer, StageState } from '#contract/catalog/cost-terms.constants.ts'
import type { UnitUse } from '#contract/catalog/unit-use.ts'

const BUYER_LABELS: Record<Buyer, string> = { woman: 'Woman', man: 'Man', joint: 'Joint' }
const STAGE_LABELS: Record<StageState, string> = {
  'on signing': 'Due on signing',
  reached: 'Reached',
  'to come': 'To come',
}

export const costMessages = {
  title: 'What it really costs',
  lead: 'Every rupee until the keys, with the rate it comes from. Change a line and the sum follows.',
  label: {
    home: 'Home',
    unit: 'Unit',
    tower: 'Tower',
    price: 'Price, ₹',
    buyer: 'Registered in the name of',
    loan: 'Loan',
    rate: 'Rate',
    years: 'Years',
  },
  buyer: BUYER_LABELS,
  without: 'No',
  with: (amount: string) => `Yes, ${amount}`,
  submit: 'Work it out',
  privacy: 'Nothing you enter is kept.',
  fault: {
    price: (used: string) => `Not a price in rupees. Counted with ${used}.`,
    loan: (used: string) => `Not a share from 0 to 100%. Counted with ${used}%.`,
    rate: (used: string) => `Not a rate from 0 to 30%. Counted with ${used}%.`,
    years: (used: string) => `Not 1 to 40 years. Counted with ${used}.`,
  },
  duty: {
    byBuyer: (state: string, rates: { woman: string; man: string; joint: string }) =>
      `Stamp duty in ${state}: ${rates.woman} for a woman, ${rates.man} for a man, ${rates.joint} for joint owners.`,
    upTo: (state: string, limit: string) => `${state} charges women and joint owners less up to ${limit}.`,
    aboveLimit: 'This price is above it, so the duty is the same for all three.',
    same: (state: string, rate: string) => `Stamp duty in ${state} is ${rate} for all three.`,
  },

  inAll: 'In all, until the keys',
  overPrice: (words: string, percent: string) => `${words}, ${percent} over the price`,
  now: 'You need now',
  byAgreement: 'by the agreement',
  byHandover: 'until you have the keys',
  monthly: 'Then each month',
  instalments: (count: number) => `${count} instalments, once the loan is fully drawn`,
  noLoan: 'without a loan',

  sum: 'The sum',
  price: 'Price',
  carpet: (area: string) => `${area} carpet`,
  gst: 'GST',
  gstRule: {
    underConstruction: (percent: string, use: UnitUse) =>
      use === 'home'
        ? `${percent} of the price, while the building is not completed`
        : `${percent} of the price, as for the homes: at most 15% of the project is shops and offices`,
    affordable: (percent: string) => `${percent} of the price, the rate for affordable homes`,
    commercial: (percent: string) => `${percent} of the price of a shop or an office that is not completed`,
    completed: (percent: string) => `${percent} of the price, because the building is completed`,
  },
  perSquareFoot: (amount: string) => `${amount} per sq ft`,
  withGst: (amount: string, percent: string) => `${amount} and ${percent} GST on it`,
  stampDuty: 'Stamp duty',
  stampDutyOf: (percent: string, state: string) => `${percent} of the price, ${state}`,
  registration: 'Registration',
  ofPrice: (percent: string) => `${percent} of the price`,
  capped: (percent: string, cap: string) => `${percent} of the price, at most ${cap}`,
  total: 'In all',

  schedule: 'When it falls due',
  scheduleOf: (tower: string) => `When it falls due, ${tower}`,
  stage: 'Stage of work',
  stateOn: (day: string) => `State on ${day}`,
  share: 'Share',
  withTax: 'With GST',
  amount: 'Amount',
  stageState: STAGE_LABELS,
  reachedOn: (day: string) => `Reached ${day}`,
  reachedBy: (day: string) => `Reached by ${day}`,
  expectedIn: (month: string) => `Expected ${month}`,
  priceAndGst: 'Price and GST',

  hasReached: (tower: string, stage: string) => `${tower} has reached this stage: ${stage}.`,
  dueNow: (percent: string) => `${percent} of the price is due by the agreement.`,
  /** `bank` is null if the buyer's own money covers everything that is due. */
  ownFirst: (own: string, bank: string | null) =>
    `Your own money goes in first, ${own}${bank === null ? '' : `; the bank pays the other ${bank}`}.`,
  needed: (parts: readonly string[], sum: string) =>
    parts.length === 0 ? `You need ${sum} now.` : `With ${inWords(parts)}, you need ${sum} now.`,
  gstPart: (amount: string) => `${amount} of GST`,
  dutyPart: 'the stamp duty',
  registrationPart: 'the registration',
  chargesPart: 'the charges',
  chargesLater: 'The charges follow with the last stage.',

  drawing: {
    label: (tower: string, reached: string, toCome: string) =>
      [`Section of ${tower}.`, reached && `Reached: ${reached}.`, toCome && `To come: ${toCome}.`]
        .filter(Boolean)
        .join(' '),
    building: 'the building',
    caption: (tower: string) => `Levels of ${tower} at which a share falls due. Not to scale.`,
    work: (day: string, place: string) => `The work, ${day}: ${place}`,
  },

  asOf: (day: string) => `as of ${day}`,
  gstSource: (percent: string, source: string) => `GST ${percent}, ${source}`,
  dutySource: (source: string, isCommercial: boolean) =>
    `Stamp duty and registration, ${source}${isCommercial ? '; assumed to be the same for shops and offices' : ''}`,
  termsSource: 'Charges and stages, price list of the project',
  noStateRates: (state: string) =>
    `We have no rates of stamp duty and registration for ${state} yet. The sum is without them.`,
  noGst: 'We have no GST rates yet. The sum is without GST.',
  noCommercialGst: 'We have no GST rate for shops and offices yet. The sum is without GST.',
  unchecked: 'The rates are examples and still have to be checked.',
  estimate: 'An estimate to plan with; the agreement decides.',
}

export function inWords(parts: readonly string[]) {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
