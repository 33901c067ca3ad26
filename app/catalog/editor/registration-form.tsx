import { TriangleAlert } from 'lucide'
import { useEffect, useRef } from 'react'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { RegistrationDraft } from '#contract/catalog/registration-draft.schema.ts'
import { REGISTRATION_LABELS as LABELS } from '#contract/catalog/registration-labels.ts'
import { numberWarning } from '#contract/catalog/registration-number.ts'
import {
  AUTHORITIES,
  type Authority,
  UP_AUTHORITY,
  VALIDITY_WARNING_DAYS,
} from '#contract/catalog/registrations.constants.ts'
import { listRegistrations, saveRegistration } from '#contract/catalog/registrations.endpoints.ts'
import { registrationsMessages } from '#contract/catalog/registrations.messages.ts'
import type { ManagedRegistration } from '#contract/catalog/registrations.schema.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { siteDay } from '#contract/wire/site-time.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { fieldRule } from '../../lib/read-form.ts'
import type { FormValues } from '../../ui/form/form-values.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { DateField, TextField } from '../../ui/form/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { UploadField } from '../../uploads/upload-field.tsx'
import { PartForm } from './part-form.tsx'
import { storedPart } from './use-project-parts.ts'

const { shape } = RegistrationDraft
const { tab: messages } = registrationsMessages

interface RegistrationFormProps {
  projectId: number
  registration: ManagedRegistration | null
  /** The field to focus; null for the first one. */
  field: string | null
  onSaved: () => void
  onUnsaved: (count: number) => void
  onCancel: () => void
}

/** Warnings below a field never prevent a save. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { projectId, registration, field, onSaved, onUnsaved, onCancel } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const control = field && place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
    if (control) control.focus()
    else place.current?.scrollIntoView({ block: 'nearest' })
  }, [field])

  const read = () => browserApi(listRegistrations, { params: { projectId } })
  return (
    <div ref={place}>
      <PartForm
        takesFocus
        title={registration ? catalogChangesMessages.tab.registration : messages.new}
        lead={registration?.covers ?? registration?.number ?? undefined}
        schema={RegistrationDraft}
        {...storedPart({ row: registration, projectId, valuesOf, read })}
        labels={LABELS}
        save={(draft, version) => browserApi(saveRegistration, { body: { ...draft, version } })}
        onSaved={onSaved}
        onUnsaved={onUnsaved}
        onCancel={onCancel}
      >
        {({ start, values, upload }) => (
          <div className="registration-fields">
            <SelectField
              label={LABELS.authority}
              name="authority"
              isOptional
              placeholder="Choose"
              options={AUTHORITIES}
              defaultValue={start.authority}
            />
            <TextField
              label={LABELS.number}
              name="number"
              isOptional
              maxLength={LENGTH.name}
              hint={
                <Warning text={numberWarning(authorityIn(values), values.number ?? null)} or={messages.numberHint} />
              }
              defaultValue={start.number}
              validate={fieldRule(shape.number)}
            />
            <TextField
              className="registration-field-wide"
              label={LABELS.covers}
              name="covers"
              isOptional
              maxLength={LENGTH.name}
              hint={messages.coversHint}
              defaultValue={start.covers}
              validate={fieldRule(shape.covers)}
            />
            <TextField
              className="registration-field-wide"
              label={LABELS.portalUrl}
              name="portalUrl"
              inputMode="url"
              isOptional
              hint={messages.linkHint}
              defaultValue={start.portalUrl}
              validate={fieldRule(shape.portalUrl)}
            />
            <DateField
              label={LABELS.registeredOn}
              name="registeredOn"
              isOptional
              defaultValue={start.registeredOn}
              validate={fieldRule(shape.registeredOn)}
            />
            <DateField
              label={LABELS.validUntil}
              name="validUntil"
              isOptional
              hint={<Warning text={validityWarning(values)} />}
              defaultValue={start.validUntil}
              validate={fieldRule(shape.validUntil)}
            />
            <DateField
              label={LABELS.possessionDate}
              name="possessionDate"
              isOptional
              defaultValue={start.possessionDate}
              validate={fieldRule(shape.possessionDate)}
            />
            <DateField
              label={LABELS.handedOverDate}
              name="handedOverDate"
              isOptional
              hint={messages.handedOverHint}
              defaultValue={start.handedOverDate}
              validate={fieldRule(shape.handedOverDate)}
            />
            <TextField
              className="registration-field-wide"
              label={LABELS.promoter}
              name="promoter"
              isOptional
              maxLength={LENGTH.name}
              defaultValue={start.promoter}
              validate={fieldRule(shape.promoter)}
            />
            <TextField
              className="registration-field-wide"
              label={LABELS.collectionAccount}
              name="collectionAccount"
              isOptional
              maxLength={LENGTH.line}
              hint={<Warning text={accountWarning(values)} or={messages.accountHint} />}
              defaultValue={start.collectionAccount}
              validate={fieldRule(shape.collectionAccount)}
            />
            <div className="registration-qr registration-field-wide">
              {registration?.qr && !values.qrImage && <QrCode {...registration.qr} />}
              <UploadField
                label={LABELS.qrImage}
                name="qrImage"
                folder={UPLOAD_FOLDER.images}
                kind="image"
                isOptional
                hint={values.portalUrl ? messages.qrMade : messages.qrNone}
                defaultValue={start.qrImage}
                {...upload('qrImage')}
              />
            </div>
          </div>
        )}
      </PartForm>
    </div>
  )
}

export function QrCode({ path, size }: { path: string; size: number }) {
  return (
    <svg className="registration-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={messages.qrLabel}>
      <path d={path} />
    </svg>
  )
}

function Warning({ text, or = null }: { text: string | null; or?: string | null }) {
  if (text === null) return or
  return (
    <span className="registration-warning">
      <Icon of={TriangleAlert} size={14} />
      {text}
    </span>
  )
}

function authorityIn({ authority }: FormValues) {
  return AUTHORITIES.find((one): one is Authority => one === authority) ?? null
}

function validityWarning({ validUntil, handedOverDate }: FormValues) {
  const today = siteDay(new Date())
  if (!validUntil || handedOverDate) return null
  if (validUntil < today) return messages.validityOver
  const days = Math.round((Date.parse(validUntil) - Date.parse(today)) / (24 * 60 * 60_000))
  return days <= VALIDITY_WARNING_DAYS ? messages.validitySoon(days) : null
}

function accountWarning({ authority, collectionAccount }: FormValues) {
  return authority === UP_AUTHORITY && !collectionAccount?.trim() ? messages.accountWarning : null
}

function valuesOf(registration: ManagedRegistration | null) {
  return {
    covers: registration?.covers ?? '',
    number: registration?.number ?? '',
    authority: registration?.authority ?? '',
    portalUrl: registration?.portalUrl ?? '',
    registeredOn: registration?.registeredOn ?? '',
    validUntil: registration?.validUntil ?? '',
    possessionDate: registration?.possessionDate ?? '',
    handedOverDate: registration?.handedOverDate ?? '',
    collectionAccount: registration?.collectionAccount ?? '',
    promoter: registration?.promoter ?? '',
    qrImage: registration?.qrImage ?? '',
  }
}
