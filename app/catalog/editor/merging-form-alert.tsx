import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import type { SaveRefusal } from '../../ui/record/save-refusal.ts'

interface MergingFormAlertProps {
  form: { refusedFields: readonly string[]; refusal: SaveRefusal | null; isDeleted: boolean; attempt: number }
  labels: Readonly<Record<string, string>>
}

export function MergingFormAlert({ form, labels }: MergingFormAlertProps) {
  const { refusedFields, refusal, isDeleted, attempt } = form
  if (isDeleted) return <FormAlert key={attempt} takesFocus text={recordsMessages.conflict.gone} />
  if (refusal) return <FormAlert key={attempt} takesFocus {...refusal} />
  if (refusedFields.length === 0) return null
  return (
    <FormAlert
      key={attempt}
      text={recordsMessages.checkFields(refusedFields.length)}
      // `labels` are in the order of the form.
      fields={Object.entries(labels).flatMap(([name, label]) =>
        refusedFields.includes(name) ? [{ name, label }] : [],
      )}
    />
  )
}
