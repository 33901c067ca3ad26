import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { type Feature, FeatureDraft } from '#contract/catalog/features.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { FoldedHistory } from '../../back-office/history/record-history.tsx'
import { fieldRule } from '../../lib/field-rule.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { RecordForm } from '../../ui/record/record-form.tsx'
import type { RecordFormState, UploadNotes } from '../../ui/record/use-record-form.ts'
import { UploadField } from '../../uploads/upload-field.tsx'

interface FeatureFormProps {
  form: RecordFormState<Feature> & UploadNotes
  isSaving: boolean
  onCancel: () => void
}

export function FeatureForm({ form, isSaving, onCancel }: FeatureFormProps) {
  const { record } = form

  return (
    <>
      <RecordForm
        form={form}
        titles={{ add: catalogChangesMessages.addFeature, edit: catalogChangesMessages.editFeature }}
        submitLabel={recordsMessages.save}
        isBusy={isSaving || form.isUploading}
        onCancel={onCancel}
        labels={LABELS}
      >
        <TextField
          label={LABELS.name}
          name="name"
          defaultValue={record?.name}
          validate={fieldRule(FeatureDraft.shape.name)}
        />
        <UploadField
          label={LABELS.image}
          name="image"
          folder={UPLOAD_FOLDER.images}
          kind="image"
          isOptional
          defaultValue={record?.image}
          onChange={form.noteChange}
          onBusyChange={form.noteUpload}
        />
      </RecordForm>
      {record && <FoldedHistory key={record.id} of={{ entity: 'feature', entityId: record.id }} />}
    </>
  )
}

const LABELS = { name: catalogMessages.label.featureName, image: contentMessages.label.image }

/** A feature as the form's fields show it. */
export function featureValues({ name, image }: Feature) {
  return { name, image: image ?? '' }
}
