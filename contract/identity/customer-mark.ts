/**
 * The `localStorage` key of the role and the number of the role Customer, by which `app/start/early.js` detects a
 * signed-in customer. In their own file so that public pages do not load the other constants of accounts.
 */
export const CUSTOMER_MARK = { key: 'rolecrew', value: 4 } as const
