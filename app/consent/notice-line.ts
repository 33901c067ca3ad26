import type { EnquiryNotice } from '#contract/consent/consent.schema.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { inWords } from '../catalog/in-words.ts'

export interface NoticeLine {
  kept: string
  notice: string | null
}

export function noticeLine({ version, since, keptMonths }: EnquiryNotice): NoticeLine {
  return {
    kept:
      keptMonths === null
        ? 'Kept until you have it erased.'
        : `Kept for ${periodInWords(keptMonths)} after the last word between us.`,
    notice: version === null || since === null ? null : `Notice ${version}, ${writtenDate(since)}`,
  }
}

function periodInWords(months: number) {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${inWords(count)} ${unit}${count === 1 ? '' : 's'}`
}
