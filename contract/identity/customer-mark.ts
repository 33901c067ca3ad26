/** Every page detects a signed-in customer by these storage values; in their own file to keep pages small. */
export const CUSTOMER_MARK = { key: 'rolecrew', value: 4 } as const
