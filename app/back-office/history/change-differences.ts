import type { AuditLine } from '#contract/back-office/audit.endpoints.ts'
import { pageDifferences } from '../../content/pages/page-differences.ts'
import { fieldInWords } from './change-labels.ts'

export interface Difference {
  field: string
  /** The part of the record to which the field belongs, such as a section of a page. */
  part?: string
  before: string | null
  after: string | null
}

/** Fields that the server maintains; their changes are not shown. */
const BOOKKEEPING = new Set(['version', 'createdAt', 'updatedAt', 'deletedAt', 'deletedBy', 'searchText'])

/** Returns the fields that differ; for a new or deleted record, all fields with a value. */
export function differencesIn({ entity, before, after }: Pick<AuditLine, 'entity' | 'before' | 'after'>): Difference[] {
  if (entity === 'site-page') return pageDifferences({ before, after })
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .filter((field) => !BOOKKEEPING.has(field))
    .map((field) => ({
      field: fieldInWords(field),
      before: valueInWords(before?.[field]),
      after: valueInWords(after?.[field]),
    }))
    .filter((difference) => difference.before !== difference.after)
}

function valueInWords(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((one) => valueInWords(one) ?? '').join(', ') || null
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([name, one]) => `${fieldInWords(name)}: ${valueInWords(one) ?? ''}`)
    .join('; ')
}
