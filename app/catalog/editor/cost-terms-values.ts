import * as z from 'zod/mini'
import { CHARGE_BASES, STAGE_STATES } from '#contract/catalog/cost-terms.constants.ts'
import type { ManagedCostTerms } from '#contract/catalog/cost-terms.schema.ts'
import { ChargeDraft, CostTermsDraft, PaymentStageDraft } from '#contract/catalog/cost-terms-draft.schema.ts'
import { STAGES } from '#contract/catalog/progress.constants.ts'
import type { ManagedBank } from '#contract/content/banks.endpoints.ts'
import { percentIn } from '#contract/wire/read-figures.ts'
import { type FormErrors, fieldRule } from '../../lib/read-form.ts'
import type { FormValues } from '../../ui/form/form-values.ts'
import { type ListRow, newRow, type RowColumn, rowsAsText } from '../../ui/record/row-list.tsx'
import { rowPath } from '../../ui/record/row-path.ts'
import type { Reading } from '../../ui/record/use-single-record.ts'

export const TERMS_LABELS = {
  asOf: 'As of',
  included: 'Included in the price',
  loanPercent: 'Loan, % of the price',
  loanRate: 'Rate, % a year',
  loanYears: 'Years',
  charges: 'Charges',
  stages: 'Stages of payment',
  bankIds: 'Banks that lend here',
} as const

export const CHARGE_COLUMNS: readonly RowColumn[] = [
  { name: 'name', label: 'Charge', kind: 'text' },
  { name: 'amount', label: 'Amount, ₹', kind: 'amount' },
  { name: 'basis', label: 'Per', kind: { options: CHARGE_BASES } },
  { name: 'gst', label: 'GST on it, %', kind: 'percent' },
  { name: 'note', label: 'Note', kind: 'text', isOptional: true },
  { name: 'isOptional', label: 'The buyer may leave it out', kind: 'flag' },
]

export const STAGE_COLUMNS: readonly RowColumn[] = [
  { name: 'name', label: 'Stage', kind: 'text' },
  { name: 'percent', label: 'Share, %', kind: 'percent' },
  { name: 'state', label: 'State', kind: { options: STAGE_STATES } },
  {
    name: 'workStage',
    label: 'Waits for the work',
    kind: { options: STAGES, none: 'As entered here' },
    isOptional: true,
  },
  { name: 'workFloor', label: 'Floor of the structure', kind: 'amount', isOptional: true },
  { name: 'day', label: 'Reached or expected', kind: 'day', isOptional: true },
]

/** Prefix of the field names of the bank checkboxes. */
export const BANK = 'bank'

const TEXTS = ['asOf', 'included', 'loanPercent', 'loanRate', 'loanYears'] as const
export type CostTermsText = (typeof TEXTS)[number]
export type CostTermsValues = Record<CostTermsText, string> & {
  charges: ListRow[]
  stages: ListRow[]
  bankIds: readonly number[]
}

export function valuesOf(terms: ManagedCostTerms | null): CostTermsValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, String(terms?.[name] ?? '')]))
  return {
    ...(texts as Record<CostTermsText, string>),
    charges: (terms?.charges ?? []).map((charge) => newRow(CHARGE_COLUMNS, charge)),
    stages: (terms?.stages ?? []).map((stage) => newRow(STAGE_COLUMNS, stage)),
    bankIds: terms?.bankIds ?? [],
  }
}

export function reader(projectId: number) {
  return ({ charges, stages, ...texts }: CostTermsValues, version: number | undefined): Reading<CostTermsDraft> => {
    const result = z.safeDecode(CostTermsDraft, {
      ...texts,
      projectId,
      charges: charges.map(({ values }) => values),
      stages: stages.map(({ values }) => values),
      version,
    } as never)
    if (result.success) return { ok: true, draft: result.data }
    const errors: FormErrors = {}
    for (const { path, message } of result.error.issues)
      errors[rowPath(path, { charges, stages }).join('.')] ??= message
    return { ok: false, errors }
  }
}

/**
 * Validates one field while the user types; rules across fields are only checked on save. Null if the value is valid.
 */
export function ruleOf(name: string, value: string): string | null {
  const [list, , field] = name.split('.')
  if (list === BANK) return null
  if (list === 'charges') return fieldRule(ChargeDraft.shape[field as 'name'])(value)
  if (list === 'stages' && field) return fieldRule(PaymentStageDraft.shape[field as 'name'])(value)
  return fieldRule(CostTermsDraft.shape[name as CostTermsText])(value)
}

/** Replaces the ids of the selected banks with their names; `banks` are all banks of the company. */
export function textsOf({ charges, stages, bankIds, ...texts }: CostTermsValues, banks: readonly Bank[]): FormValues {
  const chosen = banks.filter(({ id }) => bankIds.includes(id)).map(({ name }) => name)
  return { ...texts, charges: rowsAsText(charges), stages: rowsAsText(stages), bankIds: chosen.join(', ') }
}

type Bank = Pick<ManagedBank, 'id' | 'name'>

/** Adds in hundredths to avoid rounding errors. An unreadable share counts as 0. */
export function sumOfShares(stages: readonly ListRow[]) {
  const hundredths = stages.map(({ values }) => Math.round(percentIn(values.percent ?? '') * 100))
  return hundredths.reduce((sum, share) => sum + (Number.isNaN(share) ? 0 : share), 0) / 100
}
