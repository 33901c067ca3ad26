import { CENTS_PER_DOLLAR } from './billing.constants.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export function amountInWords(amountCents: number) {
  return dollars.format(amountCents / CENTS_PER_DOLLAR)
}

const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Formats cents as $49, or as $49.90 if the amount is not in whole dollars. */
export function shortAmountInWords(amountCents: number) {
  return shortDollars.format(amountCents / CENTS_PER_DOLLAR)
}
