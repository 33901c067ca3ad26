import { projects } from './projects.ts'

const weeks = 12

/** Origins of people who sent something, as percentages. */
const senders: [string, number][] = [
  ['search', 41],
  ['direct', 21],
  ['portal', 14],
  ['campaign:Site visit weekend', 9],
  ['whatsapp', 8],
  ['social', 7],
]

/** Origins of views of project pages, as percentages. */
const viewers: [string, number][] = [
  ['site', 44],
  ['search', 23],
  ['direct', 12],
  ['portal', 10],
  ['social', 5],
  ['campaign:Site visit weekend', 3],
  ['whatsapp', 3],
]

/**
 * Because 37 and 100 have no common factor, every hundred consecutive values of `nth` get exactly the percentages of
 * `senders`.
 */
export function demoOrigin(nth: number): string {
  let rest = (nth * 37) % 100
  for (const [origin, part] of senders) {
    rest -= part
    if (rest < 0) return origin
  }
  return 'direct'
}

export interface DemoInterest {
  routingName: string
  /** 0 is this week. */
  weeksAgo: number
  origin: string
  views: number
  shortlists: number
  brochures: number
}

/**
 * Projects that more people asked for were viewed more often.
 * @param asked number of enquiries and visits of each project in these weeks, by name
 * @param share how much of this week has passed, from 0 to 1
 */
export function makeInterest(asked: ReadonlyMap<string, number>, share: number): DemoInterest[] {
  return projects.flatMap(({ name, routingName, documents }, place) =>
    Array.from({ length: weeks + 1 }, (_, weeksAgo) => {
      // The number of views varies by up to a tenth, and grows by a third from the oldest week to the newest.
      const chance = 1 + ((place * 31 + weeksAgo * 17) % 21) / 100 - 0.1
      const growth = 1 - weeksAgo / (weeks * 4)
      const views = (24 + 10 * (asked.get(name) ?? 0)) * chance * growth * (weeksAgo === 0 ? share : 1)
      return viewers.flatMap(([origin, part], nth) => {
        const seen = Math.round((views * part) / 100)
        if (seen === 0) return []
        const kept = Math.round(seen * (0.025 + ((place * 7 + nth) % 5) / 250))
        const read = documents.some(({ documentType }) => documentType === 'pdf') ? Math.round(seen * 0.021) : 0
        return [{ routingName, weeksAgo, origin, views: seen, shortlists: kept, brochures: read }]
      })
    }).flat(),
  )
}
