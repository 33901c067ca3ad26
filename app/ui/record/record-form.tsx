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
  /** Disables the button until the fields are valid, for screens that require it. */
  isSubmitDisabled?: boolean
  onCancel: () => void
  /** Labels of the fields, for comparing two versions. */
  labels: Readonly<Record<string, string>>
  /** Formats a value that is not text. */
  show?: (name: string, value: string) => string
  children: ReactNode
}

/** The panel beside a list: the fields, the result of the last save, and the dialog for conflicting versions. */
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
