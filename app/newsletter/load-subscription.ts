/** Loaded on use, because the form is in the footer of every page and few visitors fill it in. */
export async function loadSubscription() {
  const { subscription } = await import('./subscription.ts')
  return subscription
}
