/** What a page that is not open yet says of itself, by its address. */
export function openingWords(address: string) {
  if (address.startsWith('admin')) return 'The back office opens with the next release.'
  if (address.startsWith('businessowner')) return 'The business owner’s desk opens with the next release.'
  if (ACCOUNT_PAGES.has(address)) return 'Accounts open with the next release.'
  return 'This page opens with the next release.'
}

const ACCOUNT_PAGES = new Set([
  'signin',
  'signup',
  'verify',
  'subscriptions',
  'forgotpassword',
  'resetpassword',
  'customer/job/list',
])
