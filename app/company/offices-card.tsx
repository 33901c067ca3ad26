import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide'
import { useState } from 'react'
import { companyRecordMessages as messages } from '#contract/company/company.messages.ts'
import { COMPANY_LIMIT } from '#contract/company/company-limits.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import type { FormErrors } from '../lib/read-form.ts'
import { Button, IconButton } from '../ui/action/button.tsx'
import { Pill } from '../ui/feedback/pill.tsx'
import { focusAdded } from '../ui/form/focus-added.ts'
import { TextAreaField, TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { keepFocus } from '../ui/keep-focus.ts'
import { Panel } from '../ui/layout/panel.tsx'
import { useFocusAfterRemoval } from '../ui/use-focus-after-removal.ts'
import { linesOf, newKey, type OfficeValues } from './company-values.ts'

interface OfficesCardProps {
  offices: OfficeValues[]
  errors: FormErrors | undefined
  onChange: (offices: OfficeValues[]) => void
}

export function OfficesCard({ offices, errors, onChange }: OfficesCardProps) {
  const [open, setOpen] = useState<number | null>(null)
  const removal = useFocusAfterRemoval<HTMLUListElement>('.company-office-acts > :last-child')

  /** Offices with errors are open too, because a field must be mounted to be focused. */
  const isOpen = (key: number) =>
    open === key || Object.keys(errors ?? {}).some((name) => name.startsWith(`offices.${key}.`))

  function add() {
    const key = newKey()
    onChange([...offices, { key, name: '', lines: '', hours: '', mapUrl: '', phone: '' }])
    setOpen(key)
    focusAdded(removal.ref.current)
  }

  function move(at: number, by: -1 | 1) {
    const office = offices[at]
    if (office && at + by in offices) onChange(offices.toSpliced(at, 1).toSpliced(at + by, 0, office))
  }

  return (
    <Panel
      title={messages.card.offices}
      lead={messages.card.officesLead}
      actions={
        offices.length < COMPANY_LIMIT.offices && (
          <Button variant="line" size="sm" onClick={add}>
            <Icon of={Plus} size={16} /> {messages.addOffice}
          </Button>
        )
      }
    >
      {offices.length === 0 && <p className="muted">{messages.noOffices}</p>}
      <ul className="company-offices" {...removal}>
        {offices.map((office, at) => (
          <li key={office.key}>
            <div className="company-office">
              <div>
                <p>
                  <b>{office.name || messages.newOffice}</b> {at === 0 && <Pill>{messages.inFooter}</Pill>}
                </p>
                <p className="company-office-line">
                  {[linesOf(office.lines).join(', '), office.hours, office.phone].filter(Boolean).join('. ')}
                </p>
              </div>
              <div className="company-office-acts">
                <IconButton
                  label={messages.moveOffice(office.name, 'up')}
                  icon={<Icon of={ArrowUp} size={16} />}
                  aria-disabled={at === 0 || undefined}
                  onClick={(event) => keepFocus(event, () => move(at, -1))}
                />
                <IconButton
                  label={messages.moveOffice(office.name, 'down')}
                  icon={<Icon of={ArrowDown} size={16} />}
                  aria-disabled={at === offices.length - 1 || undefined}
                  onClick={(event) => keepFocus(event, () => move(at, 1))}
                />
                <IconButton
                  label={messages.editOffice(office.name)}
                  icon={<Icon of={Pencil} size={16} />}
                  aria-expanded={isOpen(office.key)}
                  onClick={() => setOpen(open === office.key ? null : office.key)}
                />
                <IconButton
                  label={messages.removeOffice(office.name)}
                  icon={<Icon of={Trash2} size={16} />}
                  onClick={() => onChange(offices.toSpliced(at, 1))}
                />
              </div>
            </div>
            {isOpen(office.key) && (
              <OfficeFields
                office={office}
                onChange={(changed) => onChange(offices.with(at, { ...office, ...changed }))}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const OFFICE_LABELS = { ...messages.office, name: labelMessages.name }

interface OfficeFieldsProps {
  office: OfficeValues
  onChange: (changed: Partial<OfficeValues>) => void
}

function OfficeFields({ office, onChange }: OfficeFieldsProps) {
  const field = (name: Exclude<keyof OfficeValues, 'key'>) => ({
    label: OFFICE_LABELS[name],
    name: `offices.${office.key}.${name}`,
    defaultValue: office[name],
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  })
  return (
    <div className="company-fields company-office-fields">
      <TextField {...field('name')} />
      <TextField {...field('hours')} isOptional />
      <TextAreaField className="company-wide" {...field('lines')} hint={messages.hint.address} rows={3} />
      <TextField {...field('phone')} type="tel" isOptional />
      <TextField {...field('mapUrl')} hint={messages.hint.map} isOptional />
    </div>
  )
}
