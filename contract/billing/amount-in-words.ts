import { CENTS_PER_DOLLAR } from './billing.constants.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as a person reads them: $1,290.00. */
export function amountInWords(amountCents: number) {
  return dollars.format(amountCents / CENTS_PER_DOLLAR)
}

const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** For large type: $49, but $49.90 where there are cents. */
export function shortAmountInWords(amountCents: number) {
  return shortDollars.format(amountCents / CENTS_PER_DOLLAR)
}
