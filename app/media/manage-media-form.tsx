import { say as records } from '#contract/back-office/records.messages.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { EARLIEST_MEDIA_DAY } from '#contract/media/media.constants.ts'
import { say } from '#contract/media/media.messages.ts'
import { type MediaCategory, type MediaItem, MediaItemDraft } from '#contract/media/media.schema.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { FoldedHistory } from '../back-office/history/record-history.tsx'
import { fieldRule } from '../lib/field-rule.ts'
import { DateField } from '../ui/form/date-field.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { TextAreaField } from '../ui/form/text-area-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { RecordForm } from '../ui/record/record-form.tsx'
import type { RecordFormState, UploadNotes } from '../ui/record/use-record-form.ts'
import { UploadField } from '../uploads/upload-field.tsx'

interface ManageMediaFormProps {
  form: RecordFormState<MediaItem> & UploadNotes
  categories: readonly MediaCategory[]
  isSaving: boolean
  onCancel: () => void
}

const { shape } = MediaItemDraft

export function ManageMediaForm({ form, categories, isSaving, onCancel }: ManageMediaFormProps) {
  const { record } = form
  const options = categories.map(({ id, name }) => ({ value: String(id), label: name }))

  return (
    <>
      <RecordForm
        form={form}
        titles={{ add: say.addItem, edit: say.editItem }}
        submitLabel={record ? records.save : records.add}
        isBusy={isSaving || form.isUploading}
        onCancel={onCancel}
        labels={LABELS}
        show={(name, value) => options.find((one) => name === 'categoryId' && one.value === value)?.label ?? value}
      >
        <SelectField
          // An uncontrolled choice made before its options arrived would be lost.
          key={options.length}
          label={LABELS.categoryId}
          name="categoryId"
          isOptional
          placeholder={say.chooseCategory}
          options={options}
          defaultValue={record ? String(record.categoryId) : ''}
        />
        <TextField label={LABELS.name} name="name" defaultValue={record?.name} validate={fieldRule(shape.name)} />
        <TextAreaField
          label={LABELS.description}
          name="description"
          rows={4}
          defaultValue={record?.description}
          validate={fieldRule(shape.description)}
        />
        <div className="field-grid">
          <DateField
            label={LABELS.date}
            name="date"
            isOptional
            min={EARLIEST_MEDIA_DAY}
            defaultValue={record?.date}
            validate={fieldRule(shape.date)}
          />
          <TextField
            label={LABELS.link}
            name="link"
            type="url"
            isOptional
            placeholder="https://"
            defaultValue={record?.link ?? ''}
            validate={fieldRule(shape.link)}
          />
        </div>
        <UploadField
          label={LABELS.image}
          name="image"
          folder={UPLOAD_FOLDER.banners}
          kind="image"
          look="wide"
          isOptional
          defaultValue={record?.image}
          onChange={form.noteChange}
          onBusyChange={form.noteUpload}
        />
      </RecordForm>
      {record && <FoldedHistory key={record.id} of={{ entity: 'media-item', entityId: record.id }} />}
    </>
  )
}

const LABELS = {
  categoryId: say.label.category,
  name: say.label.title,
  description: common.label.description,
  date: common.label.date,
  link: say.label.link,
  image: say.label.bannerImage,
}

/** A media item as the form's fields show it. */
export function mediaValues({ categoryId, name, description, date, link, image }: MediaItem) {
  return { categoryId: String(categoryId), name, description, date, link: link ?? '', image: image ?? '' }
}
