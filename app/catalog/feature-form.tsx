import { useState } from 'react'
import { say } from '#contract/catalog/catalog.messages.ts'
import { type Feature, FeatureDraft } from '#contract/catalog/features.schema.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { fieldRule } from '../lib/field-rule.ts'
import { RecordForm } from '../ui/record-form.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { RecordFormState } from '../ui/use-record-form.ts'
import { UploadField } from '../uploads/upload-field.tsx'

interface FeatureFormProps {
  form: RecordFormState<Feature, FeatureDraft> & { noteChange: () => void }
  isSaving: boolean
  onCancel: () => void
}

export function FeatureForm({ form, isSaving, onCancel }: FeatureFormProps) {
  const [isUploading, setUploading] = useState(false)
  const { record } = form

  return (
    <RecordForm
      form={form}
      titles={{ add: say.addFeature, edit: say.editFeature }}
      submitLabel={common.save}
      isBusy={isSaving || isUploading}
      onCancel={onCancel}
      compare={differences}
    >
      <TextField
        label={say.label.featureName}
        name="name"
        maxLength={LENGTH.name}
        defaultValue={record?.name}
        validate={fieldRule(FeatureDraft.shape.name)}
      />
      <UploadField
        label={common.label.image}
        name="image"
        folder={UPLOAD_FOLDER.images}
        kind="image"
        isOptional
        defaultValue={record?.image}
        onChange={form.noteChange}
        onBusyChange={setUploading}
      />
    </RecordForm>
  )
}

function differences(mine: FeatureDraft, theirs: Feature) {
  return [
    { label: say.label.featureName, mine: mine.name, theirs: theirs.name },
    { label: common.label.image, mine: mine.image ?? '', theirs: theirs.image ?? '' },
  ]
}
