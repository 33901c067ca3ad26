import type { DemoSubscriber, DemoTopic } from './demo.types.ts'

/** How many of the newest subscribers have not opened the link in their confirmation email yet. */
const waitingCount = 9

const followedProjects = ['suncourt', 'gomti terraces', 'yamuna meadows', 'kosi house']
const followedCities = ['Lucknow', 'Noida', 'New Delhi']

/** All who are still subscribed get all news; some of them also follow a project or a city. */
export function makeTopics(subscribers: readonly DemoSubscriber[]): DemoTopic[] {
  return subscribers.flatMap(({ email, isSubscribed, createdAt }, nth) => {
    if (!isSubscribed) return []
    const confirmedAt = nth < subscribers.length - waitingCount ? new Date(createdAt.getTime() + 20 * 60_000) : null
    const topic = { email, routingName: null, city: null, createdAt, confirmedAt }
    const routingName = nth % 6 === 0 ? followedProjects[(nth / 6) % followedProjects.length] : undefined
    const city = nth % 14 === 5 ? followedCities[Math.floor(nth / 14) % followedCities.length] : undefined
    return [topic, ...(routingName ? [{ ...topic, routingName }] : []), ...(city ? [{ ...topic, city }] : [])]
  })
}
