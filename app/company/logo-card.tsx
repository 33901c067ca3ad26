import { Trash2 } from 'lucide'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { companyRecordMessages as messages } from '#contract/company/company.messages.ts'
import { LOGO_FIELDS, type LogoField } from '#contract/company/company-limits.ts'
import { iconLetterOf } from '#contract/company/icon-letter.ts'
import { UPLOAD_PURPOSE } from '#contract/uploads/upload-limits.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { Button, IconButton } from '../ui/action/button.tsx'
import { Wordmark } from '../ui/brand/wordmark.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { acceptOf } from '../uploads/chosen-file.ts'
import { useUpload } from '../uploads/use-upload.ts'
import type { CompanyValues } from './company-values.ts'

interface LogoCardProps {
  values: CompanyValues
  errors: Readonly<Record<string, string | undefined>> | undefined
  onChange: (changed: Partial<CompanyValues>) => void
}

export function LogoCard({ values, errors, onChange }: LogoCardProps) {
  const hint = hintOf(values)
  return (
    <Panel title={messages.card.logos} lead={messages.card.logosLead}>
      <div className="company-logos">
        {LOGO_FIELDS.map((field) => (
          <LogoBox
            key={field}
            field={field}
            name={values.name}
            stored={values[field]}
            error={errors?.[field] ?? null}
            onChange={(file) => onChange({ [field]: file ?? '' })}
          />
        ))}
        {hint && <p className="small muted company-wide">{hint}</p>}
      </div>
      <div className="company-icons">
        {ICONS.map((icon) => (
          <figure key={icon}>
            <span className={`company-icon company-icon-${icon}`}>
              <MarkImage name={values.name} file={values.mark} />
            </span>
            <figcaption>{messages.icons[icon]}</figcaption>
          </figure>
        ))}
        <p>{messages.hint.mark}</p>
      </div>
    </Panel>
  )
}

/**
 * Returns a hint if only one of the light and the dark logo is set: on the other background the site shows the name.
 */
function hintOf({ logoLight, logoDark }: CompanyValues) {
  if (Boolean(logoLight) === Boolean(logoDark)) return null
  return logoLight ? messages.hint.logoDark : messages.hint.logoLight
}

const ICONS = ['favicon', 'tab', 'app', 'mail'] as const

interface LogoBoxProps {
  field: LogoField
  name: string
  stored: string
  error: string | null
  onChange: (file: string | null) => void
}

function LogoBox({ field, name, stored, error, onChange }: LogoBoxProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState('')
  const label = messages.label[field]
  const { storedName, sending, refusal, failure, isNew, choose, remove } = useUpload({
    folder: UPLOAD_FOLDER.logos,
    kind: 'logo',
    purpose: field === 'mark' ? UPLOAD_PURPOSE.mark : null,
    defaultValue: stored || null,
    onChange,
  })
  const action = storedName === null ? uploadsMessages.chooseFile : uploadsMessages.replaceFile
  const reason = refusal ?? (failure && (failure.reason ?? uploadsMessages.uploadFailed))

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Cleared, because selecting the same file again would not fire a change event.
    currentTarget.value = ''
    if (!file) return
    setChosen(file.name)
    void choose(file)
  }

  return (
    <div className="company-logo">
      <div className="company-logo-box" aria-busy={sending !== null || undefined}>
        <div className={field === 'logoDark' ? 'company-logo-ground on-ink' : 'company-logo-ground'}>
          {sending ? <Spinner size={24} /> : <Preview field={field} name={name} file={storedName} />}
        </div>
        <div className="company-logo-foot">
          <label htmlFor={id}>{label}</label>
          <span className="company-logo-acts">
            <input
              ref={chooser}
              id={id}
              className="sr-only"
              type="file"
              tabIndex={-1}
              accept={acceptOf('logo')}
              onChange={take}
            />
            <button
              type="button"
              className="company-logo-choose"
              aria-label={messages.chooseLogo(action, label)}
              onClick={() => chooser.current?.click()}
            >
              {action}
            </button>
            {storedName !== null && (
              <IconButton
                label={messages.removeLogo(label)}
                icon={<Icon of={Trash2} size={16} />}
                onClick={() => {
                  remove()
                  chooser.current?.focus()
                }}
              />
            )}
          </span>
        </div>
      </div>
      <p className="sr-only" role="status">
        {isNew && uploadsMessages.uploaded}
      </p>
      {reason && (
        <div className="company-logo-refusal">
          <Alert key={`${chosen} ${reason}`} text={messages.logoRefused(chosen)} reason={reason} />
          <Button variant="line" size="sm" onClick={() => chooser.current?.click()}>
            {messages.chooseAnother}
          </Button>
        </div>
      )}
      {!reason && error && (
        <div className="company-logo-refusal">
          <Alert text={label} reason={error} />
        </div>
      )}
    </div>
  )
}

function Preview({ field, name, file }: { field: LogoField; name: string; file: string | null }) {
  if (field === 'mark') {
    return (
      <span className="company-icon">
        <MarkImage name={name} file={file ?? ''} />
      </span>
    )
  }
  if (file === null) return <Wordmark name={name} />
  return <img src={assetAddress(UPLOAD_FOLDER.logos, file)} alt={messages.label[field]} />
}

export function MarkImage({ name, file }: { name: string; file: string }) {
  if (file === '')
    return (
      <span className="company-icon-letter" aria-hidden="true">
        {iconLetterOf(name)}
      </span>
    )
  return <img src={assetAddress(UPLOAD_FOLDER.logos, file)} alt="" />
}
