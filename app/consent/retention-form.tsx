import * as z from 'zod/mini'
import {
  CHOSEN_RETENTION_KINDS,
  type ChosenRetentionKind,
  RETENTION_KINDS,
  RETENTION_UNITS,
} from '#contract/consent/consent.constants.ts'
import { getRetention, saveRetention } from '#contract/consent/consent.endpoints.ts'
import { consentMessages } from '#contract/consent/consent.messages.ts'
import { type Retention, RetentionDraft, type RetentionRun } from '#contract/consent/consent.schema.ts'
import { writtenDay } from '#contract/wire/site-time.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { SingleRecordForm } from '../ui/record/single-record-form.tsx'
import { type Reading, useSingleRecord } from '../ui/record/use-single-record.ts'
import { dataRequestsTexts as texts } from './data-requests-texts.ts'

type Values = Record<ChosenRetentionKind, string>

const RECORD = {
  name: 'the periods',
  read: getRetention,
  save: saveRetention,
  valuesOf: (stored: Retention): Values =>
    Object.fromEntries(CHOSEN_RETENTION_KINDS.map((kind) => [kind, String(stored[kind] ?? '')])) as Values,
  readValues: (values: Values, version: number | undefined): Reading<RetentionDraft> => {
    const read = z.safeDecode(RetentionDraft, { ...values, version: version ?? 0 })
    if (read.success) return { ok: true, draft: read.data }
    const errors = read.error.issues.map(({ path, message }) => [String(path[0]), message])
    return { ok: false, errors: Object.fromEntries(errors) }
  },
  textsOf: (values: Values) => values,
}

export function RetentionForm({ stored }: { stored: Retention }) {
  const form = useSingleRecord(stored, RECORD)
  return (
    <SingleRecordForm form={form} labels={consentMessages.kind} saveLabel={texts.save}>
      <Panel title={texts.retention} lead={texts.retentionLead}>
        <div className="retention-fields">
          {CHOSEN_RETENTION_KINDS.map((kind) => (
            <TextField
              key={kind}
              label={`${consentMessages.kind[kind]}, ${texts.unit[RETENTION_UNITS[kind]]}`}
              name={kind}
              inputMode="numeric"
              isOptional
              maxLength={4}
              defaultValue={form.values[kind]}
              onInput={({ currentTarget }) => form.change({ [kind]: currentTarget.value.trim() })}
            />
          ))}
        </div>
        <p className="small muted retention-fixed">{texts.requestsKept}</p>
      </Panel>
    </SingleRecordForm>
  )
}

export function RetentionRunsPanel({ runs }: { runs: readonly RetentionRun[] }) {
  return (
    <Panel title={texts.runs}>
      {runs.length === 0 && <p className="muted">{texts.noRun}</p>}
      <ul className="retention-runs">
        {runs.map(({ day, removed }) => (
          <li key={day}>
            <b>{writtenDay(day)}</b> {inWords(removed)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function inWords(removed: RetentionRun['removed']) {
  const parts = RETENTION_KINDS.flatMap((kind) =>
    removed[kind] ? [`${consentMessages.kind[kind]}: ${removed[kind]}`] : [],
  )
  return parts.join(', ') || texts.removedNothing
}
