import { TriangleAlert } from 'lucide'
import { useId, useState } from 'react'
import { companyRecordMessages as messages } from '#contract/company/company.messages.ts'
import { sloganParts } from '#contract/company/company-contacts.ts'
import { CIN_LENGTH, GSTIN_LENGTH } from '#contract/company/company-limits.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import type { CompanyValues, TextName } from './company-values.ts'

interface CardProps {
  values: CompanyValues
  onChange: (changed: Partial<CompanyValues>) => void
}

export function NameCard({ values, onChange }: CardProps) {
  const { label, hint } = messages
  const field = (name: TextName) => textField({ values, onChange }, name)
  return (
    <Panel title={labelMessages.name}>
      <div className="company-fields">
        <TextField label={label.name} hint={hint.name} {...field('name')} />
        <TextField label={label.legalName} hint={hint.legalName} {...field('legalName')} />
        <SloganField values={values} onChange={onChange} />
        <TextField label={label.foundedYear} inputMode="numeric" isOptional {...field('foundedYear')} />
        <TextField
          label={label.cin}
          isOptional
          hint={<LengthWarning what={label.cin} usual={CIN_LENGTH} value={values.cin} />}
          {...field('cin')}
        />
        <TextField
          label={label.gstin}
          isOptional
          hint={<LengthWarning what={label.gstin} usual={GSTIN_LENGTH} value={values.gstin} />}
          {...field('gstin')}
        />
        <TextField label={label.officerName} hint={hint.officer} isOptional {...field('officerName')} />
        <TextField label={label.officerEmail} type="email" isOptional {...field('officerEmail')} />
        <TextField label={label.officerPhone} type="tel" isOptional {...field('officerPhone')} />
        <TextField className="company-wide" label={label.footerNote} isOptional {...field('footerNote')} />
      </div>
    </Panel>
  )
}

export function textField({ values, onChange }: CardProps, name: TextName) {
  return {
    name,
    defaultValue: values[name],
    onInput: ({ currentTarget }: React.FormEvent<HTMLInputElement>) => onChange({ [name]: currentTarget.value }),
  }
}

function SloganField({ values, onChange }: CardProps) {
  const id = useId()
  const [isMissing, setMissing] = useState(false)
  const { slogan, sloganEmphasis } = values
  const { before, emphasis, after } = sloganParts(values)

  function emphasise() {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) return
    const chosen = input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0).trim()
    setMissing(chosen === '')
    if (chosen !== '') onChange({ sloganEmphasis: chosen })
    input.focus()
  }

  return (
    <div className="company-slogan company-wide">
      <TextField
        id={id}
        label={messages.label.slogan}
        name="slogan"
        isOptional
        defaultValue={slogan}
        hint={isMissing ? messages.notEmphasised : messages.hint.slogan}
        onInput={({ currentTarget: { value } }) =>
          onChange({ slogan: value, sloganEmphasis: value.includes(sloganEmphasis) ? sloganEmphasis : '' })
        }
      />
      <button type="button" className="company-link" onClick={emphasise}>
        {messages.emphasise}
      </button>
      {slogan !== '' && (
        <p className="company-slogan-shown" aria-live="polite">
          {before}
          {emphasis && <em>{emphasis}</em>}
          {after}
        </p>
      )}
    </div>
  )
}

/** An unusual length does not prevent saving. */
function LengthWarning({ what, usual, value }: { what: string; usual: number; value: string }) {
  const { length } = value.trim()
  if (length === 0 || length === usual) return null
  return (
    <span className="company-warning">
      <Icon of={TriangleAlert} size={14} />
      {messages.otherLength(what, usual, length)}
    </span>
  )
}
