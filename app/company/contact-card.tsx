import { Plus, X } from 'lucide'
import { appointmentsMessages } from '#contract/appointments/appointments.messages.ts'
import { companyRecordMessages as messages } from '#contract/company/company.messages.ts'
import { COMPANY_LIMIT, PHONE_PURPOSES } from '#contract/company/company-limits.ts'
import { Button, IconButton } from '../ui/action/button.tsx'
import { focusAdded } from '../ui/form/focus-added.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { useFocusAfterRemoval } from '../ui/use-focus-after-removal.ts'
import { type CompanyValues, newKey, type PhoneValues, SOCIAL_FIELDS } from './company-values.ts'
import { textField } from './name-card.tsx'

const PURPOSES = 'company-phone-purposes'

interface ContactCardProps {
  values: CompanyValues
  onChange: (changed: Partial<CompanyValues>) => void
}

export function ContactCard({ values, onChange }: ContactCardProps) {
  const { phones } = values
  const removal = useFocusAfterRemoval<HTMLUListElement>('li > button')
  const setPhones = (changed: PhoneValues[]) => onChange({ phones: changed })

  function add() {
    setPhones([...phones, { key: newKey(), purpose: unusedPurpose(phones), number: '' }])
    focusAdded(removal.ref.current)
  }

  return (
    <Panel title={messages.card.contact}>
      <ul className="company-phones" {...removal}>
        {phones.map((phone, at) => (
          <li key={phone.key}>
            <PhoneFields phone={phone} onChange={(changed) => setPhones(phones.with(at, { ...phone, ...changed }))} />
            <IconButton
              label={messages.removePhone(phone.purpose)}
              icon={<Icon of={X} size={18} />}
              onClick={() => setPhones(phones.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      <datalist id={PURPOSES}>
        {PHONE_PURPOSES.map((purpose) => (
          <option key={purpose} value={purpose} />
        ))}
      </datalist>
      {phones.length < COMPANY_LIMIT.phones && (
        <Button variant="line" size="sm" onClick={add}>
          <Icon of={Plus} size={16} /> {messages.addPhone}
        </Button>
      )}
      <div className="company-fields company-links">
        <TextField label={messages.label.email} type="email" isOptional {...textField({ values, onChange }, 'email')} />
        <TextField
          label={messages.label.blog}
          inputMode="url"
          isOptional
          {...textField({ values, onChange }, 'blog')}
        />
        {SOCIAL_FIELDS.map(({ field, label }) => (
          <TextField key={field} label={label} inputMode="url" isOptional {...textField({ values, onChange }, field)} />
        ))}
      </div>
    </Panel>
  )
}

function unusedPurpose(phones: readonly PhoneValues[]) {
  return PHONE_PURPOSES.find((purpose) => phones.every((phone) => phone.purpose !== purpose)) ?? ''
}

interface PhoneFieldsProps {
  phone: PhoneValues
  onChange: (changed: Partial<PhoneValues>) => void
}

/** The purpose is a text field with suggestions, so that any label can be entered. */
function PhoneFields({ phone, onChange }: PhoneFieldsProps) {
  return (
    <>
      <TextField
        label={appointmentsMessages.label.purpose}
        name={`phones.${phone.key}.purpose`}
        list={PURPOSES}
        autoComplete="off"
        defaultValue={phone.purpose}
        onInput={({ currentTarget }) => onChange({ purpose: currentTarget.value })}
      />
      <TextField
        label={messages.phoneNumber}
        name={`phones.${phone.key}.number`}
        type="tel"
        defaultValue={phone.number}
        onInput={({ currentTarget }) => onChange({ number: currentTarget.value })}
      />
    </>
  )
}
