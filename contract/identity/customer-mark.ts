/** How every page tells from the browser's storage that a customer is signed in; apart, because no page needs the rest. */
export const CUSTOMER_MARK = { key: 'rolecrew', value: 4 } as const
