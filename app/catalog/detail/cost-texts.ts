import type { Buyer, StageState } from '#contract/catalog/cost-terms.constants.ts'

const BUYER_LABELS: Record<Buyer, string> = { woman: 'Woman', man: 'Man', joint: 'Joint' }
const STAGE_LABELS: Record<StageState, string> = {
  'on signing': 'Due on signing',
  reached: 'Reached',
  'to come': 'To come',
}

/** The cost of a home on the page of a project. Texts are written out by the loader. */
export const costMessages = {
  title: 'What it really costs',
  lead: 'Every rupee until the keys, with the rate it comes from. Change a line and the sum follows.',
  label: {
    home: 'Home',
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
  gstUnderConstruction: (percent: string) => `${percent} of the price, while the building is not completed`,
  gstAffordable: (percent: string) => `${percent} of the price, the rate for affordable homes`,
  gstCompleted: (percent: string) => `${percent} of the price, because the building is completed`,
  perSquareFoot: (amount: string) => `${amount} per sq ft`,
  withGst: (amount: string, percent: string) => `${amount} and ${percent} GST on it`,
  stampDuty: 'Stamp duty',
  stampDutyOf: (percent: string, state: string) => `${percent} of the price, ${state}`,
  registration: 'Registration',
  ofPrice: (percent: string) => `${percent} of the price`,
  capped: (percent: string, cap: string) => `${percent} of the price, at most ${cap}`,
  total: 'In all',

  schedule: 'When it falls due',
  stage: 'Stage of work',
  stateOn: (day: string) => `State on ${day}`,
  share: 'Share',
  withTax: 'With GST',
  amount: 'Amount',
  stageState: STAGE_LABELS,
  reachedOn: (day: string) => `Reached ${day}`,
  expectedIn: (month: string) => `Expected ${month}`,
  priceAndGst: 'Price and GST',

  dueNow: (percent: string) => `${percent} of the price is due by the agreement.`,
  ownFirst: (own: string, bank: string) => `Your own money goes in first, ${own}; the bank pays the other ${bank}.`,
  needed: (parts: readonly string[], sum: string) =>
    parts.length === 0 ? `You need ${sum} now.` : `With ${inWords(parts)}, you need ${sum} now.`,
  gstPart: (amount: string) => `${amount} of GST`,
  dutyPart: 'the stamp duty',
  registrationPart: 'the registration',
  chargesPart: 'the charges',
  chargesLater: 'The charges follow with the last stage.',

  asOf: (day: string) => `as of ${day}`,
  gstSource: (percent: string, source: string) => `GST ${percent}, ${source}`,
  dutySource: (source: string) => `Stamp duty and registration, ${source}`,
  termsSource: 'Charges and stages, price list of the project',
  noStateRates: (state: string) =>
    `We have no rates of stamp duty and registration for ${state} yet. The sum is without them.`,
  noGst: 'We have no GST rates yet. The sum is without GST.',
  unchecked: 'The rates are examples and still have to be checked.',
  estimate: 'An estimate to plan with; the agreement decides.',
}

function inWords(parts: readonly string[]) {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
