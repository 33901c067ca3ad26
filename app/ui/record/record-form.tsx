import type { ReactNode } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { Button } from '../action/button.tsx'
import { FieldErrors } from '../form/field-errors.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { Panel } from '../layout/panel.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import type { RecordFormState } from './use-record-form.ts'
import './record-form.css'

interface RecordFormProps<Row extends { id: number; name: string }> {
  form: RecordFormState<Row>
  titles: { add: string; edit: string }
  submitLabel: string
  isBusy: boolean
  /** For screens that disable the button until the fields are valid. */
  isSubmitDisabled?: boolean
  onCancel: () => void
  /** Labels of the fields in the conflict dialog. */
  labels: Readonly<Record<string, string>>
  show?: (name: string, value: string) => string
  children: ReactNode
}

export function RecordForm<Row extends { id: number; name: string }>(props: RecordFormProps<Row>) {
  const { form, titles, submitLabel, isBusy, isSubmitDisabled = false, onCancel, labels, show, children } = props
  const { record, refusal } = form

  return (
    <Panel title={record ? titles.edit : titles.add} lead={record?.name}>
      <form key={form.formKey} {...form.formProps} className="record-form">
        <FieldErrors errors={form.errors}>{children}</FieldErrors>
        {refusal && <FormAlert takesFocus {...refusal} />}
        <div className="record-form-end">
          {record && (
            <Button variant="ghost" size="sm" onClick={onCancel}>
              {recordsMessages.cancelEdit}
            </Button>
          )}
          <Button type="submit" size="sm" isBusy={isBusy} disabled={isSubmitDisabled}>
            {submitLabel}
          </Button>
        </div>
      </form>
      <MergeDialog rows={form.conflict} labels={labels} show={show} onSettle={form.settle} onClose={form.putOff} />
    </Panel>
  )
}
