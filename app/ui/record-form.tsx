import type { ReactNode } from 'react'
import { say } from '#contract/content/content.messages.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { ConflictDialog, type ConflictRow } from './conflict-dialog.tsx'
import { FieldErrors } from './field-errors.tsx'
import { Panel } from './panel.tsx'
import type { RecordFormState } from './use-record-form.ts'
import './record-form.css'

interface RecordFormProps<Row extends { id: number; name: string }, Draft> {
  form: RecordFormState<Row, Draft>
  titles: { add: string; edit: string }
  submitLabel: string
  isBusy: boolean
  /** Where the screen wants it: until the fields are right the button cannot be pressed. */
  isSubmitDisabled?: boolean
  onCancel: () => void
  compare: (mine: Draft, theirs: Row) => ConflictRow[]
  children: ReactNode
}

/** The panel beside a list: the fields, what came of the last save, and the question which of two versions holds. */
export function RecordForm<Row extends { id: number; name: string }, Draft>(props: RecordFormProps<Row, Draft>) {
  const { form, titles, submitLabel, isBusy, isSubmitDisabled = false, onCancel, compare, children } = props
  const { record, conflict, refusal } = form

  return (
    <Panel title={record ? titles.edit : titles.add} lead={record?.name}>
      <form key={form.formKey} {...form.formProps} className="record-form">
        <FieldErrors errors={form.errors}>{children}</FieldErrors>
        {refusal && <Alert key={refusal.count} text={say.refusedSave} reason={refusal.reason} />}
        <div className="record-form-end">
          {record && (
            <Button variant="ghost" size="sm" onClick={onCancel}>
              {say.cancelEdit}
            </Button>
          )}
          <Button type="submit" size="sm" isBusy={isBusy} disabled={isSubmitDisabled}>
            {submitLabel}
          </Button>
        </div>
      </form>
      {conflict && (
        <ConflictDialog
          rows={compare(conflict.mine, conflict.theirs)}
          isBusy={isBusy}
          onKeepMine={() => void conflict.keepMine()}
          onTakeTheirs={conflict.takeTheirs}
          onClose={conflict.close}
        />
      )}
    </Panel>
  )
}
