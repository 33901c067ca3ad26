import { siteDay } from '#contract/wire/site-time.ts'

/** For example 'acme-homes-your-data-2026-11-19'; the caller adds the extension. */
export function copyName(company: string, now: Date) {
  const words =
    company
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  return [...words, 'your-data', siteDay(now)].join('-')
}
