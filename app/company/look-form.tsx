import { useState } from 'react'
import { DATE_STYLES, type DateStyle, TYPE_PAIRINGS } from '#contract/company/look.constants.ts'
import { getLook, saveLook } from '#contract/company/look.endpoints.ts'
import type { Look } from '#contract/company/look.schema.ts'
import { useCompany } from '../lib/company.ts'
import { themeOf } from '../lib/theme.ts'
import { RadioGroupField } from '../ui/form/radio-group-field.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { SingleRecordForm } from '../ui/record/single-record-form.tsx'
import { useSingleRecord } from '../ui/record/use-single-record.ts'
import { ColoursCard, PaletteCard } from './look-colours-card.tsx'
import { LookPreview } from './look-preview.tsx'
import {
  checkColours,
  DATE_SAMPLES,
  LOOK_LABELS,
  type LookValues,
  readValues,
  TYPE_LABELS,
  textsOf,
  valuesOf,
} from './look-values.ts'
import './look.css'

const RECORD = { name: 'the look', read: getLook, save: saveLook, valuesOf, readValues, textsOf }

export function LookForm({ stored }: { stored: Look }) {
  const form = useSingleRecord(stored, RECORD)
  const { values, change } = form
  const check = checkColours(values)
  const [passing, setPassing] = useState(check.colours)
  const isPassing = check.colours !== null && check.faults.length === 0
  // Compared as strings, because each render computes a new object.
  if (isPassing && JSON.stringify(passing) !== JSON.stringify(check.colours)) setPassing(check.colours)

  return (
    <SingleRecordForm form={form} labels={LOOK_LABELS} saveLabel="Save look" blockedBy={check.blockedBy}>
      <div className="look">
        <div className="look-choices">
          <PaletteCard values={values} onChange={change} />
          <ColoursCard values={values} check={check} onChange={change} />
          <TypeCard values={values} onChange={change} />
          <Panel title={LOOK_LABELS.dateStyle} lead="Of news, events and lists">
            <RadioGroupField
              className="look-dates"
              label="Date style"
              name="dateStyle"
              look="segments"
              options={DATE_STYLES.map((style) => ({ value: style, label: DATE_SAMPLES[style] }))}
              defaultValue={values.dateStyle}
              onChange={(style) => change({ dateStyle: style as DateStyle })}
            />
          </Panel>
        </div>
        <LookPreview
          theme={themeOf({ palette: values.palette, type: values.type, ...NO_COLOURS, ...passing })}
          day={DATE_SAMPLES[values.dateStyle]}
        />
      </div>
    </SingleRecordForm>
  )
}

const NO_COLOURS = { ground: null, ink: null, accent: null }

interface CardProps {
  values: LookValues
  onChange: (changed: Partial<LookValues>) => void
}

function TypeCard({ values, onChange }: CardProps) {
  const { name, slogan } = useCompany()
  return (
    <Panel title={LOOK_LABELS.type}>
      <div className="look-types" role="radiogroup" aria-label={LOOK_LABELS.type}>
        {TYPE_PAIRINGS.map((type) => (
          <label key={type} className="look-type" data-type={type}>
            <input
              type="radio"
              name="type"
              value={type}
              checked={values.type === type}
              onChange={() => onChange({ type })}
            />
            <span>
              <b>{slogan ?? name}</b>
              <span>{TYPE_LABELS[type]}</span>
            </span>
          </label>
        ))}
      </div>
    </Panel>
  )
}
