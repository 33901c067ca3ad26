/** Loaded on use, because few visitors fill in the form. */
export async function loadSubscription() {
  const { subscription } = await import('./subscription.ts')
  return subscription
}
