import * as z from 'zod/mini'
import type { CostRates } from '#contract/company/cost-rates.schema.ts'
import { CostRatesDraft, GstRatesDraft, StateRatesFields } from '#contract/company/cost-rates-draft.schema.ts'
import { grouped } from '#contract/wire/money-and-area.ts'
import { type FormErrors, fieldRule } from '../lib/read-form.ts'
import type { FormValues } from '../ui/form/form-values.ts'
import { type ListRow, newRow, type RowColumn, rowsAsText } from '../ui/record/row-list.tsx'
import { rowPath } from '../ui/record/row-path.ts'
import type { Reading } from '../ui/record/use-single-record.ts'

/** In the order of the form. */
export const GST_LABELS = {
  underConstruction: 'While under construction, %',
  completed: 'Completed, %',
  affordable: 'Affordable homes, %',
  affordablePrice: 'Affordable up to a price of, ₹',
  affordableArea: 'and a carpet area of, sq ft',
  commercial: 'Shops and offices under construction, %',
  source: 'Source',
  asOf: 'As of',
} as const
export type GstField = keyof typeof GST_LABELS
export const GST_FIELDS = Object.keys(GST_LABELS) as GstField[]

export const STATE_COLUMNS: readonly RowColumn[] = [
  { name: 'state', label: 'State', kind: 'text' },
  { name: 'woman', label: 'Duty, woman, %', kind: 'percent' },
  { name: 'man', label: 'Duty, man, %', kind: 'percent' },
  { name: 'joint', label: 'Duty, joint, %', kind: 'percent' },
  { name: 'concessionUpTo', label: 'Less only up to, ₹', kind: 'amount', isOptional: true },
  { name: 'registration', label: 'Registration, %', kind: 'percent' },
  { name: 'registrationCap', label: 'At most, ₹', kind: 'amount', isOptional: true },
  { name: 'source', label: 'Source', kind: 'text' },
  { name: 'asOf', label: 'As of', kind: 'day' },
]

export const RATES_LABELS: Record<string, string> = {
  ...Object.fromEntries(GST_FIELDS.map((field) => [field, `GST: ${GST_LABELS[field]}`])),
  states: 'Stamp duty and registration',
  note: 'Note under the sources',
  isChecked: 'Checked',
}

export type CostRatesValues = Record<GstField | 'note' | 'isChecked', string> & { states: ListRow[] }

export function valuesOf({ gst, states, note, isChecked }: CostRates): CostRatesValues {
  const texts = Object.fromEntries(GST_FIELDS.map((field) => [field, textOf(gst?.[field])]))
  return {
    ...(texts as Record<GstField, string>),
    states: states.map((state) => newRow(STATE_COLUMNS, state)),
    note: note ?? '',
    isChecked: isChecked ? 'on' : '',
  }
}

function textOf(value: string | number | null | undefined) {
  if (value === undefined || value === null) return ''
  return typeof value === 'number' && value >= 1000 ? grouped(value) : String(value)
}

export function readValues(values: CostRatesValues, version: number | undefined): Reading<CostRatesDraft> {
  const { states, note, isChecked, ...gst } = values
  const rows = states.map((row) => row.values)
  const result = z.safeDecode(CostRatesDraft, { gst, states: rows, note, isChecked, version } as never)
  if (result.success) return { ok: true, draft: result.data }
  const errors: FormErrors = {}
  for (const { path, message } of result.error.issues) {
    const [first, ...others] = path
    errors[(first === 'gst' ? others : rowPath(path, { states })).join('.')] ??= message
  }
  return { ok: false, errors }
}

export function ruleOf(name: string, value: string): string | null {
  const [list, , field] = name.split('.')
  if (list === 'states') return fieldRule(StateRatesFields.shape[field as 'state'])(value)
  if (name in GST_LABELS) return fieldRule(GstRatesDraft.shape[name as GstField])(value)
  return fieldRule(CostRatesDraft.shape[name as 'note'])(value)
}

export function textsOf({ states, ...texts }: CostRatesValues): FormValues {
  return { ...texts, states: rowsAsText(states) }
}
