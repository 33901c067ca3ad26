import { companyRecordMessages as messages } from '#contract/company/company.messages.ts'
import {
  ACCOUNT_IMAGE_FIELDS,
  type AccountImageField,
  PICTURE_FIELDS,
  type PictureField,
} from '#contract/company/company-limits.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { UploadField } from '../uploads/upload-field.tsx'
import { type CompanyValues, PICTURE_TEXT } from './company-values.ts'
import { textField } from './name-card.tsx'

interface PicturesCardProps {
  values: CompanyValues
  onChange: (changed: Partial<CompanyValues>) => void
}

export function PicturesCard({ values, onChange }: PicturesCardProps) {
  return (
    <Panel title={messages.card.pictures} lead={messages.card.picturesLead}>
      <div className="company-fields">
        {PICTURE_FIELDS.map((field) => (
          <PictureFields key={field} field={field} values={values} onChange={onChange} />
        ))}
        {ACCOUNT_IMAGE_FIELDS.map((field) => (
          <div key={field} className="company-picture">
            <PictureUpload
              field={field}
              hint={messages.hint.accountImage}
              value={values[field]}
              onChange={(file) => onChange({ [field]: file ?? '' })}
            />
          </div>
        ))}
      </div>
    </Panel>
  )
}

interface PictureFieldsProps extends PicturesCardProps {
  field: PictureField
}

function PictureFields({ field, values, onChange }: PictureFieldsProps) {
  const text = PICTURE_TEXT[field]
  const { label, hint } = messages
  return (
    <div className="company-picture">
      <PictureUpload
        field={field}
        hint={hint[field]}
        value={values[field]}
        onChange={(file) => onChange({ [field]: file ?? '', ...(file === null && { [text]: '' }) })}
      />
      {values[field] !== '' && (
        <TextField label={label[text]} hint={hint[text]} isOptional {...textField({ values, onChange }, text)} />
      )}
    </div>
  )
}

interface PictureUploadProps {
  field: PictureField | AccountImageField
  hint: string
  value: string
  onChange: (file: string | null) => void
}

function PictureUpload({ field, hint, value, onChange }: PictureUploadProps) {
  return (
    <UploadField
      label={messages.label[field]}
      hint={hint}
      name={field}
      folder={UPLOAD_FOLDER.images}
      kind="image"
      look="wide"
      isOptional
      defaultValue={value}
      onChange={onChange}
    />
  )
}
