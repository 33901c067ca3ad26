import { CENTS_PER_DOLLAR } from './billing.constants.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats cents for display, such as $1,290.00. */
export function amountInWords(amountCents: number) {
  return dollars.format(amountCents / CENTS_PER_DOLLAR)
}

const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Formats cents for large type: $49 without cents, $49.90 with cents. */
export function shortAmountInWords(amountCents: number) {
  return shortDollars.format(amountCents / CENTS_PER_DOLLAR)
}
