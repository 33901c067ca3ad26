import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { getCompany } from '#contract/company/company.endpoints.ts'
import { getStaticContent, saveStaticContent } from '#contract/content/content.endpoints.ts'
import { type StaticContent, StaticContentDraft } from '#contract/content/content.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { type FormErrors, fieldRule, readForm } from '../lib/read-form.ts'
import { textSections } from '../lib/text-sections.ts'
import { useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { showFailure, showSaveFailure } from '../ui/feedback/show-failure.ts'
import { FieldErrors, focusField } from '../ui/form/field-errors.tsx'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { type FormValues, isSame } from '../ui/form/form-values.ts'
import { TextAreaField } from '../ui/form/text-field.tsx'
import { useUnsavedGuard } from '../ui/form/unsaved-guard.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Paragraphs } from '../ui/layout/paragraphs.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { type ConflictRow, conflictRows, mergedValues, type Side } from '../ui/record/conflict.ts'
import { MergeDialog } from '../ui/record/merge-dialog.tsx'
import { SaveBar } from '../ui/record/save-bar.tsx'
import { type SaveRefusal, saveRefusal } from '../ui/record/save-refusal.ts'
import { ConfirmEmptyTexts, TEXT_EDITORS, type TextEditor } from './confirm-empty-texts.tsx'
import { privacyText } from './privacy-text.ts'

type Name = TextEditor['name']
type Typed = Record<Name, string>

interface TextsVersion {
  texts: Typed
  version: number | undefined
}

interface Sending {
  sent: Typed
  from: TextsVersion
  /** Whether `sent` includes what another user saved after this form was opened. */
  isMerged?: boolean
}

interface Conflict {
  rows: readonly ConflictRow[]
  draft: StaticContentDraft
  theirs: TextsVersion
}

/**
 * Sends only the fields that were changed here, because another user may have changed the others. Without a stored
 * privacy policy the site shows the built-in one; without terms it shows none.
 */
export function ContentForm({ stored }: { stored: StaticContent }) {
  const [base, setBase] = useState(() => versionOf(stored))
  const saved = base.texts
  const [typed, setTyped] = useState(saved)
  const [errors, setErrors] = useState<FormErrors>()
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  /** Set when another user saved the same field while it was open here. */
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [round, setRound] = useState(0)
  const { save, isSaving } = useSave(saveStaticContent)
  const refresh = useRefresh()
  const changes = TEXT_EDITORS.filter(({ name }) => typed[name] !== saved[name]).length
  const { dialog } = useUnsavedGuard(changes > 0)
  const form = useRef<HTMLFormElement>(null)
  /** A save that would remove text from the site, waiting for confirmation. */
  const [emptying, setEmptying] = useState<{ draft: StaticContentDraft; editors: TextEditor[] } | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = readForm(StaticContentDraft, new FormData(event.currentTarget))
    setErrors(parsed.ok ? undefined : parsed.errors)
    setRefusal(null)
    if (!parsed.ok) return
    const editors = TEXT_EDITORS.filter(({ name }) => !isBlank(saved[name]) && isBlank(typed[name]))
    if (editors.length > 0) return setEmptying({ draft: parsed.value, editors })
    await send(parsed.value)
  }

  async function send(draft: StaticContentDraft) {
    setEmptying(null)
    await store(draft, { sent: typed, from: base })
  }

  async function store(draft: StaticContentDraft, { sent, from, isMerged = false }: Sending) {
    const same = TEXT_EDITORS.map(({ name }) => name).filter((name) => isSame(sent[name], from.texts[name]))
    const outcome = await save({ body: { ...withoutTexts(draft, same), version: from.version ?? null } })
    if (outcome === null) return
    if (outcome.ok) {
      setBase({ texts: sent, version: outcome.data.version })
      siteToasts.show({
        kind: 'success',
        title: outcome.message,
        ...(isMerged && { text: recordsMessages.texts.merged }),
      })
      await refresh(getStaticContent)
    } else if (outcome.status === CONFLICT) {
      await handleConflict(draft, { sent, from })
    } else {
      setRefusal(saveRefusal(outcome))
      showSaveFailure(outcome, { action: 'Saving the texts' })
    }
  }

  /** The draft is the built-in policy, which visitors read as long as none is stored. */
  async function startFromDraft() {
    const company = await browserApi(getCompany)
    if (!company.ok) return showFailure(company, { isStaff: true, action: 'Reading the company' })
    // The button disappears, so the focus moves to the text.
    flushSync(() => {
      setTyped((before) =>
        isBlank(before.privacy) ? { ...before, privacy: privacyText(company.data).trim() } : before,
      )
      setRound((before) => before + 1)
    })
    focusField(form.current, 'privacy')
  }

  async function handleConflict(draft: StaticContentDraft, { sent, from }: Sending) {
    const present = await browserApi(getStaticContent)
    if (!present.ok) return showFailure(present, { isStaff: true, action: 'Reading the texts' })
    const theirs = versionOf(present.data)
    const rows = conflictRows({ opened: from.texts, mine: sent, theirs: theirs.texts })
    if (rows.some(({ chosenSide }) => chosenSide === null)) return setConflict({ rows, draft, theirs })
    // A field that was not changed here takes the other user's value.
    setBase(theirs)
    await store(draft, {
      sent: applyMerged(sent, mergedValues(sent, rows, {})),
      from: theirs,
      isMerged: rows.length > 0,
    })
  }

  /**
   * Displays the merged values that differ from what was sent. In the other fields, what the user has typed since
   * stays.
   */
  function applyMerged(sent: Typed, merged: FormValues): Typed {
    const taken = Object.fromEntries(Object.entries(merged).filter(([name, text]) => text !== sent[name as Name]))
    if (Object.keys(taken).length > 0) setRound((before) => before + 1)
    setTyped((before) => ({ ...before, ...taken }))
    return { ...sent, ...taken }
  }

  async function resolveConflict(choice: Readonly<Record<string, Side>>) {
    if (!conflict) return
    const { rows, draft, theirs } = conflict
    setConflict(null)
    setBase(theirs)
    const sent = applyMerged(typed, mergedValues(typed, rows, choice))
    await store(draft, { sent, from: theirs, isMerged: rows.some(({ chosenSide }) => chosenSide === 'theirs') })
  }

  return (
    <form ref={form} className="content-form" noValidate onSubmit={(event) => void submit(event)}>
      <FieldErrors key={round} errors={errors}>
        {TEXT_EDITORS.map(({ name, label }) => (
          <Panel
            key={name}
            title={label}
            lead={isBlank(saved[name]) ? recordsMessages.texts.needed : undefined}
            actions={
              name === 'privacy' &&
              isBlank(typed.privacy) && (
                <Button variant="ghost" size="sm" onClick={() => void startFromDraft()}>
                  {recordsMessages.texts.startFromDraft}
                </Button>
              )
            }
          >
            <div className="content-editor">
              <TextAreaField
                className={typed[name] === saved[name] ? 'content-unchanged' : undefined}
                label={label}
                name={name}
                rows={22}
                defaultValue={typed[name]}
                // An empty text can be saved, but the site cannot open without one.
                required={false}
                validate={fieldRule(StaticContentDraft.shape[name])}
                onInput={({ currentTarget }) => setTyped((before) => ({ ...before, [name]: currentTarget.value }))}
              />
              <TextPreview label={label} text={typed[name]} whenEmpty={recordsMessages.texts.whenEmpty[name]} />
            </div>
          </Panel>
        ))}
      </FieldErrors>
      <SaveBar
        unsaved={changes}
        isSaving={isSaving}
        saveLabel={recordsMessages.save}
        alert={refusal && <FormAlert takesFocus {...refusal} />}
      />
      {dialog}
      <MergeDialog
        rows={conflict?.rows.filter(({ chosenSide }) => chosenSide === null) ?? null}
        labels={LABELS}
        onSettle={(choice) => void resolveConflict(choice)}
        onClose={() => setConflict(null)}
      />
      <ConfirmEmptyTexts
        editors={emptying?.editors ?? null}
        onAgree={() => emptying && void send(emptying.draft)}
        onClose={() => setEmptying(null)}
      />
    </form>
  )
}

/** The server does not change fields that are left out. */
function withoutTexts(draft: StaticContentDraft, names: readonly string[]): StaticContentDraft {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name)))
}

const LABELS: Record<Name, string> = { termsAndConditions: TEXT_EDITORS[0].label, privacy: TEXT_EDITORS[1].label }

const CONFLICT = 409

function isBlank(text: string) {
  return text.trim() === ''
}

function versionOf({ termsAndConditions, privacy, version }: StaticContent): TextsVersion {
  return { texts: { termsAndConditions: termsAndConditions ?? '', privacy: privacy ?? '' }, version }
}

interface TextPreviewProps {
  label: string
  text: string
  /** What visitors see if the text is empty. */
  whenEmpty: string
}

function TextPreview({ label, text, whenEmpty }: TextPreviewProps) {
  const { opening, sections } = textSections(text)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long preview scrolls, so the keyboard must be able to reach it
    <section className="content-preview" aria-label={recordsMessages.texts.preview(label)} tabIndex={0}>
      {text.trim() === '' && <p className="content-preview-none">{whenEmpty}</p>}
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
