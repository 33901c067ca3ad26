/**
 * `localStorage` key and value by which `app/start/early.js` detects a signed-in customer. In their own file so that
 * public pages do not load `identity.constants.ts`.
 */
export const CUSTOMER_MARK = { key: 'rolecrew', value: 4 } as const
