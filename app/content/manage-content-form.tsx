import { type FormEvent, useId, useState } from 'react'
import { getStaticContent, saveStaticContent } from '#contract/content/content.endpoints.ts'
import { say } from '#contract/content/content.messages.ts'
import { type StaticContent, StaticContentDraft } from '#contract/content/content.schema.ts'
import { say as site } from '#contract/content/site.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { fieldRule } from '../lib/field-rule.ts'
import { type FormErrors, readForm } from '../lib/read-form.ts'
import { useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { type ConflictRow, conflictRows, mergedValues, type Side } from '../ui/conflict.ts'
import { Dialog, initialFocus } from '../ui/dialog.tsx'
import { FieldErrors } from '../ui/field-errors.tsx'
import { type FormValues, isSame } from '../ui/form-values.ts'
import { MergeDialog } from '../ui/merge-dialog.tsx'
import { Panel } from '../ui/panel.tsx'
import { tellFailure } from '../ui/tell-failure.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { siteToasts } from '../ui/toasts.tsx'
import { useUnsavedGuard } from '../ui/unsaved-guard.tsx'
import { TextPreview } from './manage-content-preview.tsx'

const EDITORS = [
  { name: 'termsAndConditions', label: say.label.termsAndConditions },
  { name: 'privacy', label: site.page.privacy },
] as const

type Editor = (typeof EDITORS)[number]
type Name = Editor['name']
type Typed = Record<Name, string>

interface Conflict {
  rows: readonly ConflictRow[]
  draft: StaticContentDraft
}

/**
 * Only a text that was changed here is sent: the other one may be somebody else's work. One that is emptied gives way to
 * the text built into its page.
 */
export function ContentForm({ stored }: { stored: StaticContent }) {
  const [saved, setSaved] = useState(() => textsIn(stored))
  const [typed, setTyped] = useState(saved)
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Somebody else saved the same text while it was open here. */
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [round, setRound] = useState(0)
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
    const present = await browserApi(getStaticContent)
    if (!present.ok) return tellFailure('Reading the texts', present)
    const rows = conflictRows({ opened: saved, mine: typed, theirs: textsIn(present.data) })
    const both = rows.filter(({ kept }) => kept === null)
    if (both.length > 0) return setConflict({ rows: both, draft })
    // A text that was left alone here follows whoever has changed it.
    await store(draft, begin(mergedValues(typed, rows, {})))
  }

  /** The boxes begin anew with these texts, where one is another. */
  function begin(texts: FormValues): Typed {
    const next = { ...typed, ...texts }
    if (EDITORS.some(({ name }) => next[name] !== typed[name])) setRound((before) => before + 1)
    setTyped(next)
    return next
  }

  /** What is theirs need not be sent. */
  async function settle(choice: Readonly<Record<string, Side>>) {
    if (!conflict) return
    const { rows, draft } = conflict
    setConflict(null)
    const theirs = rows.filter(({ name }) => choice[name] === 'theirs').map(({ name }) => name)
    await store(withoutTexts(draft, theirs), begin(mergedValues(typed, rows, choice)))
  }

  async function store(draft: StaticContentDraft, sent: Typed) {
    const same = EDITORS.map(({ name }) => name).filter((name) => isSame(typed[name], saved[name]))
    const outcome = await save({ body: withoutTexts(draft, same) })
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
      <FieldErrors key={round} errors={errors}>
        {EDITORS.map(({ name, label }) => (
          <Panel key={name} title={label}>
            <div className="content-editor">
              <TextAreaField
                className={typed[name] === saved[name] ? 'content-unchanged' : undefined}
                label={label}
                name={name}
                rows={22}
                defaultValue={typed[name]}
                isOptional
                validate={fieldRule(StaticContentDraft.shape[name])}
                onInput={({ currentTarget }) => setTyped((before) => ({ ...before, [name]: currentTarget.value }))}
              />
              <TextPreview label={label} text={typed[name]} whenEmpty={say.texts.whenEmpty[name]} />
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
      <MergeDialog
        rows={conflict?.rows ?? null}
        labels={LABELS}
        onSettle={(choice) => void settle(choice)}
        onClose={() => setConflict(null)}
      />
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

/** A text that is not named stays as it is stored. */
function withoutTexts(draft: StaticContentDraft, names: readonly string[]): StaticContentDraft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name)))
}

const LABELS: Record<Name, string> = { termsAndConditions: EDITORS[0].label, privacy: EDITORS[1].label }

function isBlank(text: string) {
  return text.trim() === ''
}

function textsIn({ termsAndConditions, privacy }: StaticContent): Typed {
  return { termsAndConditions: termsAndConditions ?? '', privacy: privacy ?? '' }
}
