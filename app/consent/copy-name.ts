import { siteDay } from '#contract/wire/site-time.ts'

/** The file name of a copy without its extension: the company and the day, such as 'acme-homes-your-data-2026-11-19'. */
export function copyName(company: string, now: Date) {
  const words =
    company
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  return [...words, 'your-data', siteDay(now)].join('-')
}
