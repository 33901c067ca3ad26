import { TriangleAlert } from 'lucide'
import { COST_LIMIT, MOST_STATES } from '#contract/company/cost-rates.constants.ts'
import { getCostRates, saveCostRates } from '#contract/company/cost-rates.endpoints.ts'
import type { CostRates } from '#contract/company/cost-rates.schema.ts'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import { DateField, TextAreaField, TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { RowList } from '../ui/record/row-list.tsx'
import { SingleRecordForm } from '../ui/record/single-record-form.tsx'
import { useSingleRecord } from '../ui/record/use-single-record.ts'
import {
  type CostRatesValues,
  GST_FIELDS,
  GST_LABELS,
  type GstField,
  RATES_LABELS,
  readValues,
  ruleOf,
  STATE_COLUMNS,
  textsOf,
  valuesOf,
} from './cost-rates-values.ts'

const RECORD = { name: 'the rates', read: getCostRates, save: saveCostRates, valuesOf, readValues, textsOf }

export function CostRatesForm({ stored }: { stored: CostRates }) {
  const form = useSingleRecord(stored, RECORD)
  const { values, change } = form
  return (
    <SingleRecordForm form={form} rules={ruleOf} labels={RATES_LABELS} saveLabel="Save rates">
      <div className="company-cards">
        {stored.version > 0 && !stored.isChecked && (
          <p className="company-warning">
            <Icon of={TriangleAlert} size={16} /> The pages call these rates examples, because they are not marked as
            checked.
          </p>
        )}
        <Panel title="GST" lead="On the price. Charges have their own rate in the project.">
          <div className="company-fields">
            {GST_FIELDS.map((name) => (
              <GstInput key={name} name={name} values={values} onChange={change} />
            ))}
          </div>
        </Panel>
        <Panel
          title={RATES_LABELS.states}
          lead="By the state of the project. Without its state, a page says so and leaves both out."
        >
          <RowList
            name="states"
            columns={STATE_COLUMNS}
            rows={values.states}
            most={MOST_STATES}
            addLabel="Add a state"
            removeLabel={(row) => `Remove ${row.values.state || 'the new state'}`}
            onChange={(states) => change({ states })}
          />
        </Panel>
        <Panel title="On the page">
          <div className="company-fields">
            <TextAreaField
              className="company-wide"
              label={RATES_LABELS.note}
              name="note"
              rows={2}
              isOptional
              maxLength={COST_LIMIT.note}
              defaultValue={values.note}
              onInput={({ currentTarget }) => change({ note: currentTarget.value })}
            />
            <CheckboxField
              className="company-wide"
              label="I have checked all rates in their sources"
              name="isChecked"
              hint="Until then the pages call them examples."
              defaultChecked={values.isChecked === 'on'}
              onChange={({ currentTarget }) => change({ isChecked: currentTarget.checked ? 'on' : '' })}
            />
          </div>
        </Panel>
      </div>
    </SingleRecordForm>
  )
}

interface GstInputProps {
  name: GstField
  values: CostRatesValues
  onChange: (changed: Partial<CostRatesValues>) => void
}

function GstInput({ name, values, onChange }: GstInputProps) {
  const field = {
    name,
    label: GST_LABELS[name],
    defaultValue: values[name],
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  }
  if (name === 'asOf') return <DateField {...field} />
  return (
    <TextField
      {...field}
      isOptional={name === 'commercial'}
      inputMode={name === 'source' ? undefined : 'decimal'}
      autoComplete="off"
    />
  )
}
