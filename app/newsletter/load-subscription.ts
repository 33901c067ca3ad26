/** The newsletter's form stands in the footer of every page, and few write into it. */
export async function loadSubscription() {
  const { subscription } = await import('./subscription.ts')
  return subscription
}
