/** The storage values by which every page detects a signed-in customer; in their own file to keep pages small. */
export const CUSTOMER_MARK = { key: 'rolecrew', value: 4 } as const
