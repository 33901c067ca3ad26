import { type FormEvent, useId, useState } from 'react'
import { PICTURE_KIND_NAME, PICTURE_KINDS } from '#contract/uploads/picture-claims.constants.ts'
import { pictureClaimsMessages as messages } from '#contract/uploads/picture-claims.messages.ts'
import { type PictureClaim, PictureClaimDraft } from '#contract/uploads/picture-claims.schema.ts'
import { siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { RadioGroupField } from '../ui/form/radio-group-field.tsx'
import { DateField } from '../ui/form/text-field.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { type DatedFile, daysOf } from './days-of-files.ts'
import './ask-kind.css'

export type ClaimOf = (file: File) => PictureClaim | null

interface AskKindProps {
  files: readonly DatedFile[]
  /** Receives a function that returns the label of each file, or null if the files are to be labelled later. */
  onAnswer: (claimOf: ClaimOf) => void
  onClose: () => void
}

/** Asks what the chosen images show, once for all of them, before they are uploaded. */
export function AskKind({ files, onAnswer, onClose }: AskKindProps) {
  const [kind, setKind] = useState('')
  const [errors, setErrors] = useState<FormErrors>()
  const { first, last, suggested, areOwn } = daysOf(files)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = String(form.get('takenOn') ?? '')
    if (typed === '' && areOwn) form.set('takenOn', first)
    const read = readForm(PictureClaimDraft, form)
    if (!read.ok) return setErrors(read.errors)
    if (typed > siteDay(new Date())) return setErrors({ takenOn: messages.dayAhead })
    const { kind } = read.value
    const dayOf = (file: File) => typed || (files.find((one) => one.file === file)?.day ?? null)
    onAnswer((file) => ({ kind, takenOn: kind === 'photograph' ? dayOf(file) : null }))
  }

  function hint() {
    if (suggested !== '') return messages.dayInFile
    if (areOwn) return messages.daysInFiles(writtenDay(first), writtenDay(last))
    return first === '' ? undefined : messages.severalDays(writtenDay(first), writtenDay(last))
  }

  return (
    <Dialog
      id={useId()}
      isOpen
      onClose={onClose}
      isDismissable={false}
      className="ask-kind"
      title={messages.question(files.length)}
    >
      <form className="ask-kind-form" noValidate onSubmit={submit}>
        <FieldErrors errors={errors}>
          <RadioGroupField
            label={messages.asked}
            name="kind"
            look="list"
            options={PICTURE_KINDS.map((value) => ({ value, label: PICTURE_KIND_NAME[value] }))}
            // Only validated on submit: a message on the first tap would move the options away from the finger.
            validate={() => null}
            onChange={setKind}
          />
          {kind === 'photograph' && (
            <DateField
              label={messages.takenOn}
              name="takenOn"
              hint={hint()}
              isOptional={areOwn}
              max={siteDay(new Date())}
              defaultValue={suggested}
            />
          )}
        </FieldErrors>
        <p className="ask-kind-later">{messages.laterHint}</p>
        <div className="dialog-actions">
          <Button variant="ghost" onClick={() => onAnswer(() => null)}>
            {messages.sayLater}
          </Button>
          <Button type="submit">{messages.upload(files.length)}</Button>
        </div>
      </form>
    </Dialog>
  )
}
