import { type FormEvent, useState } from 'react'
import { getStaticContent, saveStaticContent } from '#contract/content/content.endpoints.ts'
import { say } from '#contract/content/content.messages.ts'
import { type StaticContent, StaticContentDraft } from '#contract/content/content.schema.ts'
import { say as site } from '#contract/content/site.messages.ts'
import { fieldRule } from '../lib/field-rule.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { FieldErrors } from '../ui/field-errors.tsx'
import { Panel } from '../ui/panel.tsx'
import { tellFailure } from '../ui/tell-failure.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { siteToasts } from '../ui/toasts.tsx'
import { useUnsavedWork } from '../ui/unsaved-work.tsx'
import { textSections } from './text-sections.ts'

const EDITORS = [
  { name: 'termsAndConditions', label: say.label.termsAndConditions },
  { name: 'privacy', label: site.page.privacy },
] as const

type Typed = Record<(typeof EDITORS)[number]['name'], string>

/** Both texts are saved together, as the call wants it. One that is emptied gives way to the text built into its page. */
export function ContentForm({ stored }: { stored: StaticContent }) {
  const [saved, setSaved] = useState(() => textsIn(stored))
  const [typed, setTyped] = useState(saved)
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<{ reason: string; count: number } | null>(null)
  const { save, isSaving } = useSave(saveStaticContent)
  const refresh = useRefresh()
  const isChanged = EDITORS.some(({ name }) => typed[name] !== saved[name])
  const { question } = useUnsavedWork(isChanged)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reading = readForm(StaticContentDraft, new FormData(event.currentTarget))
    setErrors(reading.ok ? undefined : reading.errors)
    if (!reading.ok) return

    const sent = typed
    const outcome = await save({ body: reading.value })
    if (outcome === null) return
    if (outcome.ok) {
      setSaved(sent)
      setRefusal(null)
      siteToasts.show({ kind: 'success', title: outcome.message })
      await refresh(getStaticContent)
    } else if (outcome.status === 400) {
      setRefusal((before) => ({ reason: outcome.message, count: (before?.count ?? 0) + 1 }))
    } else tellFailure('Saving the texts', outcome)
  }

  return (
    <form className="content-form" noValidate onSubmit={(event) => void submit(event)}>
      <FieldErrors errors={errors}>
        {EDITORS.map(({ name, label }) => (
          <Panel key={name} title={label}>
            <div className="content-editor">
              <TextAreaField
                label={label}
                name={name}
                rows={22}
                defaultValue={saved[name]}
                isOptional
                validate={fieldRule(StaticContentDraft.shape[name])}
                onInput={({ currentTarget }) => setTyped((before) => ({ ...before, [name]: currentTarget.value }))}
              />
              <Preview label={label} text={typed[name]} />
            </div>
          </Panel>
        ))}
      </FieldErrors>
      {refusal && <Alert key={refusal.count} text={say.refusedSave} reason={refusal.reason} />}
      <div className="content-save">
        <span role="status">{isChanged ? 'Unsaved changes' : ''}</span>
        <Button type="submit" size="sm" isBusy={isSaving}>
          {say.save}
        </Button>
      </div>
      {question}
    </form>
  )
}

/** The text as its page will read it. */
function Preview({ label, text }: { label: string; text: string }) {
  const { opening, sections } = textSections(text)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long preview scrolls, and the keyboard must be able to do that
    <section className="content-preview" aria-label={`Preview: ${label}`} tabIndex={0}>
      {text.trim() === '' && <p className="content-preview-none">The page shows its built-in text.</p>}
      <Paragraphs paragraphs={opening} />
      {sections.map((section) => (
        <div key={section.id}>
          <h3>{section.title}</h3>
          <Paragraphs paragraphs={section.paragraphs} />
        </div>
      ))}
    </section>
  )
}

function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

function textsIn({ termsAndConditions, privacy }: StaticContent): Typed {
  return { termsAndConditions: termsAndConditions ?? '', privacy: privacy ?? '' }
}
