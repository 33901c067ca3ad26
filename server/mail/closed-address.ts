/** `.invalid` is reserved (RFC 2606) and rejected at sign-up, so no mail can be delivered to it. */
const CLOSED = '@closed.invalid'

/** The address of a closed account. */
export function closedAddress(accountId: number) {
  return `closed-${accountId}${CLOSED}`
}

export function isClosedAddress(address: string) {
  return address.endsWith(CLOSED)
}
