import { useId, useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { otherSiteProblem } from '#contract/company/redirect-address.ts'
import { saveRedirect, searchRedirects } from '#contract/company/redirects.endpoints.ts'
import { redirectsMessages as messages } from '#contract/company/redirects.messages.ts'
import { type Redirect, RedirectDraft } from '#contract/company/redirects.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { ANY_VIEW, pageRequestOf } from '../lib/page-of.ts'
import { fieldRule } from '../lib/read-form.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { RadioGroupField } from '../ui/form/radio-group-field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { MergeDialog } from '../ui/record/merge-dialog.tsx'
import { useRecordForm } from '../ui/record/use-record-form.ts'
import { refusedFieldOf } from './redirect-refusals.ts'
import '../ui/record/record-form.css'

type RedirectFormProps = {
  /** Null for a new redirect. */
  redirect: Redirect | null
  onSaved: () => void
}

export function RedirectForm({ redirect, onSaved }: RedirectFormProps) {
  const { save, isSaving } = useSave(saveRedirect)
  const id = useId()
  const form = useRecordForm<Redirect, typeof RedirectDraft>({
    schema: RedirectDraft,
    initial: redirect,
    fieldRefusals: refusedFieldOf,
    valuesOf,
    save: (draft) => save({ body: draft }),
    readAgain: async (id) => {
      const filters = { id, kind: null, source: null }
      const outcome = await browserApi(searchRedirects, { body: pageRequestOf(ANY_VIEW, filters) })
      return outcome.ok ? outcome.data.rows[0] : undefined
    },
    onSaved: ({ from }) => {
      siteToasts.show({ kind: 'success', title: recordsMessages.saved, text: from })
      onSaved()
    },
  })

  return (
    <>
      <form key={form.formKey} {...form.formProps} className="record-form" id={id}>
        <FieldErrors errors={form.errors}>
          <Fields redirect={form.record} />
        </FieldErrors>
        {form.refusal && <FormAlert takesFocus {...form.refusal} />}
        <div className="record-form-end">
          <Button type="submit" size="sm" isBusy={isSaving}>
            {redirect ? recordsMessages.save : recordsMessages.add}
          </Button>
        </div>
      </form>
      <MergeDialog
        rows={form.conflict}
        labels={{ ...messages.label, kind: recordsMessages.trash.kind }}
        show={(name, value) => (name === 'kind' ? messages.kind[value === 'gone' ? 'gone' : 'permanent'] : value)}
        onSettle={form.settle}
        onClose={form.putOff}
      />
    </>
  )
}

function Fields({ redirect }: { redirect: Redirect | null }) {
  const [kind, setKind] = useState(redirect && redirect.to === null ? 'gone' : 'permanent')
  return (
    <>
      <TextField
        label={messages.label.from}
        name="from"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        defaultValue={redirect?.from}
        validate={fieldRule(RedirectDraft.shape.from)}
      />
      <RadioGroupField
        label={recordsMessages.trash.kind}
        name="kind"
        look="segments"
        options={[
          { value: 'permanent', label: messages.kind.permanent },
          { value: 'gone', label: messages.kind.gone },
        ]}
        defaultValue={kind}
        onChange={setKind}
      />
      {kind === 'permanent' && (
        <TextField
          label={messages.label.to}
          name="to"
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          hint={messages.targetHint}
          defaultValue={redirect?.to ?? ''}
          validate={targetRule}
        />
      )}
    </>
  )
}

const checkTarget = fieldRule(RedirectDraft.shape.to)

function targetRule(text: string) {
  return checkTarget(text) ?? otherSiteProblem(text.trim(), location.host)
}

function valuesOf({ from, to }: Redirect) {
  return { from, kind: to === null ? 'gone' : 'permanent', to: to ?? '' }
}
