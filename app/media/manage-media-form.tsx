import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { EARLIEST_MEDIA_DAY } from '#contract/media/media.constants.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { type MediaCategory, type MediaItem, MediaItemDraft } from '#contract/media/media.schema.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { CollapsibleHistory } from '../back-office/history/record-history.tsx'
import { fieldRule } from '../lib/read-form.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import { DateField, TextAreaField, TextField } from '../ui/form/text-field.tsx'
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
        titles={{ add: mediaMessages.addItem, edit: mediaMessages.editItem }}
        submitLabel={record ? recordsMessages.save : recordsMessages.add}
        isBusy={isSaving || form.isUploading}
        onCancel={onCancel}
        labels={LABELS}
        show={(name, value) => options.find((one) => name === 'categoryId' && one.value === value)?.label ?? value}
      >
        <SelectField
          label={LABELS.categoryId}
          name="categoryId"
          isOptional
          placeholder={mediaMessages.chooseCategory}
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
      {record && <CollapsibleHistory key={record.id} of={{ entity: 'media-item', entityId: record.id }} />}
    </>
  )
}

const LABELS = {
  categoryId: mediaMessages.label.category,
  name: mediaMessages.label.title,
  description: labelMessages.description,
  date: labelMessages.date,
  link: mediaMessages.label.link,
  image: mediaMessages.label.bannerImage,
}

export function mediaValues({ categoryId, name, description, date, link, image }: MediaItem) {
  return { categoryId: String(categoryId), name, description, date, link: link ?? '', image: image ?? '' }
}
