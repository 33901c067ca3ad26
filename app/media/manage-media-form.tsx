import { useState } from 'react'
import { say as common } from '#contract/content/content.messages.ts'
import { say } from '#contract/media/media.messages.ts'
import { type MediaCategory, type MediaItem, MediaItemDraft } from '#contract/media/media.schema.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { fieldRule } from '../lib/field-rule.ts'
import { DateField } from '../ui/date-field.tsx'
import { RecordForm } from '../ui/record-form.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { UploadField } from '../uploads/upload-field.tsx'
import type { MediaForm } from './use-manage-media-form.ts'

interface ManageMediaFormProps {
  form: MediaForm
  categories: readonly MediaCategory[]
  onCancel: () => void
}

const { shape } = MediaItemDraft

export function ManageMediaForm({ form, categories, onCancel }: ManageMediaFormProps) {
  const [isUploading, setUploading] = useState(false)
  const { record } = form
  const options = categories.map(({ id, name }) => ({ value: String(id), label: name }))

  return (
    <RecordForm
      form={form}
      titles={{ add: say.addItem, edit: say.editItem }}
      submitLabel={common.add}
      isBusy={form.isSaving || isUploading}
      onCancel={onCancel}
      compare={(mine, theirs) => differences(mine, theirs, categories)}
    >
      <SelectField
        // An uncontrolled choice made before its options arrived would be lost.
        key={options.length}
        label={say.label.category}
        name="categoryId"
        isOptional
        placeholder={say.chooseCategory}
        options={options}
        defaultValue={record ? String(record.categoryId) : ''}
      />
      <TextField
        label={say.label.title}
        name="name"
        maxLength={LENGTH.line}
        defaultValue={record?.name}
        validate={fieldRule(shape.name)}
      />
      <TextAreaField
        label={common.label.description}
        name="description"
        rows={4}
        maxLength={LENGTH.paragraph}
        defaultValue={record?.description}
        validate={fieldRule(shape.description)}
      />
      <div className="field-grid">
        <DateField label={common.label.date} name="date" isOptional defaultValue={record?.date} />
        <TextField
          label={say.label.link}
          name="link"
          type="url"
          isOptional
          maxLength={LENGTH.link}
          placeholder="https://"
          defaultValue={record?.link ?? ''}
          validate={fieldRule(shape.link)}
        />
      </div>
      <UploadField
        label={say.label.bannerImage}
        name="image"
        folder={UPLOAD_FOLDER.banners}
        kind="image"
        look="wide"
        isOptional
        defaultValue={record?.image}
        onChange={form.noteChange}
        onBusyChange={setUploading}
      />
    </RecordForm>
  )
}

function differences(mine: MediaItemDraft, theirs: MediaItem, categories: readonly MediaCategory[]) {
  const categoryName = (wanted: number | null) => categories.find(({ id }) => id === wanted)?.name ?? ''
  return [
    { label: say.label.category, mine: categoryName(mine.categoryId), theirs: categoryName(theirs.categoryId) },
    { label: say.label.title, mine: mine.name, theirs: theirs.name },
    { label: common.label.description, mine: mine.description, theirs: theirs.description },
    { label: common.label.date, mine: mine.date ?? '', theirs: theirs.date },
    { label: say.label.link, mine: mine.link ?? '', theirs: theirs.link ?? '' },
    { label: say.label.bannerImage, mine: mine.image ?? '', theirs: theirs.image ?? '' },
  ]
}
