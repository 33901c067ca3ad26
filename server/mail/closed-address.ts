/** `.invalid` is reserved (RFC 2606), and no sign-up accepts an ending of that length, so the address reaches no one. */
const CLOSED = '@closed.invalid'

/** The address of an account that its owner has closed. */
export function closedAddress(accountId: number) {
  return `closed-${accountId}${CLOSED}`
}

export function isClosedAddress(address: string) {
  return address.endsWith(CLOSED)
}
