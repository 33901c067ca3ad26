import { type FormEvent, useId, useState } from 'react'
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
import { Dialog, initialFocus } from '../ui/dialog.tsx'
import { FieldErrors } from '../ui/field-errors.tsx'
import { Panel } from '../ui/panel.tsx'
import { tellFailure } from '../ui/tell-failure.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { siteToasts } from '../ui/toasts.tsx'
import { useUnsavedGuard } from '../ui/unsaved-guard.tsx'
import { textSections } from './text-sections.ts'

const EDITORS = [
  { name: 'termsAndConditions', label: say.label.termsAndConditions },
  { name: 'privacy', label: site.page.privacy },
] as const

type Editor = (typeof EDITORS)[number]
type Typed = Record<Editor['name'], string>

/** Both texts are saved together, as the call wants it. One that is emptied gives way to the text built into its page. */
export function ContentForm({ stored }: { stored: StaticContent }) {
  const [saved, setSaved] = useState(() => textsIn(stored))
  const [typed, setTyped] = useState(saved)
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { save, isSaving } = useSave(saveStaticContent)
  const refresh = useRefresh()
  const isChanged = EDITORS.some(({ name }) => typed[name] !== saved[name])
  const { dialog } = useUnsavedGuard(isChanged)
  /** A save that would take a text from the site, until somebody has agreed to that. */
  const [emptying, setEmptying] = useState<{ draft: StaticContentDraft; editors: Editor[] } | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reading = readForm(StaticContentDraft, new FormData(event.currentTarget))
    setErrors(reading.ok ? undefined : reading.errors)
    setRefusal(null)
    if (!reading.ok) return
    const editors = EDITORS.filter(({ name }) => !isBlank(saved[name]) && isBlank(typed[name]))
    if (editors.length > 0) return setEmptying({ draft: reading.value, editors })
    await send(reading.value)
  }

  async function send(draft: StaticContentDraft) {
    setEmptying(null)
    const sent = typed
    const outcome = await save({ body: draft })
    if (outcome === null) return
    if (outcome.ok) {
      setSaved(sent)
      siteToasts.show({ kind: 'success', title: outcome.message })
      await refresh(getStaticContent)
    } else if (outcome.status === 400) {
      setRefusal(outcome.message)
    } else tellFailure('Saving the texts', outcome)
  }

  return (
    <form className="content-form" noValidate onSubmit={(event) => void submit(event)}>
      <FieldErrors errors={errors}>
        {EDITORS.map(({ name, label }) => (
          <Panel key={name} title={label}>
            <div className="content-editor">
              <TextAreaField
                className={typed[name] === saved[name] ? 'content-unchanged' : undefined}
                label={label}
                name={name}
                rows={22}
                defaultValue={saved[name]}
                isOptional
                validate={fieldRule(StaticContentDraft.shape[name])}
                onInput={({ currentTarget }) => setTyped((before) => ({ ...before, [name]: currentTarget.value }))}
              />
              <Preview name={name} label={label} text={typed[name]} />
            </div>
          </Panel>
        ))}
      </FieldErrors>
      {refusal !== null && <Alert text={say.refusedSave} reason={refusal} />}
      <div className="content-save">
        <span role="status">{isChanged ? say.unsavedChanges : ''}</span>
        <Button type="submit" size="sm" isBusy={isSaving}>
          {say.save}
        </Button>
      </div>
      {dialog}
      <EmptyingQuestion
        editors={emptying?.editors ?? null}
        onAgree={() => emptying && void send(emptying.draft)}
        onClose={() => setEmptying(null)}
      />
    </form>
  )
}

interface EmptyingQuestionProps {
  /** The texts that would go; null while nothing is asked. */
  editors: readonly Editor[] | null
  onAgree: () => void
  onClose: () => void
}

function EmptyingQuestion({ editors, onAgree, onClose }: EmptyingQuestionProps) {
  const id = useId()
  const title = say.texts.emptyQuestion((editors ?? []).map(({ label }) => label))
  return (
    <Dialog
      id={id}
      className="dialog-question"
      title={title}
      hasClose={false}
      isOpen={editors !== null}
      onClose={onClose}
    >
      {editors?.map(({ name }) => (
        <p key={name}>{`${say.texts.shownAt[name]} ${say.texts.whenEmpty[name]}`}</p>
      ))}
      <div className="dialog-actions">
        <Button variant="ghost" onClick={onAgree}>
          {say.texts.saveEmpty}
        </Button>
        <Button {...initialFocus} onClick={onClose}>
          {say.conflict.goOn}
        </Button>
      </div>
    </Dialog>
  )
}

/** The text as its page will read it. */
function Preview({ name, label, text }: Editor & { text: string }) {
  const { opening, sections } = textSections(text)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long preview scrolls, and the keyboard must be able to do that
    <section className="content-preview" aria-label={say.texts.preview(label)} tabIndex={0}>
      {isBlank(text) && <p className="content-preview-none">{say.texts.whenEmpty[name]}</p>}
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

function isBlank(text: string) {
  return text.trim() === ''
}

function textsIn({ termsAndConditions, privacy }: StaticContent): Typed {
  return { termsAndConditions: termsAndConditions ?? '', privacy: privacy ?? '' }
}
