import { useId, useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '#contract/webhooks/webhooks.constants.ts'
import { saveWebhook } from '#contract/webhooks/webhooks.endpoints.ts'
import { webhooksMessages } from '#contract/webhooks/webhooks.messages.ts'
import { type Webhook, WebhookDraft } from '#contract/webhooks/webhooks.schema.ts'
import { fieldRule } from '../lib/read-form.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { CheckboxField } from '../ui/form/checkbox-field.tsx'
import { FieldErrors } from '../ui/form/field-errors.tsx'
import { FormAlert } from '../ui/form/form-alert.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { MergeDialog } from '../ui/record/merge-dialog.tsx'
import { useRecordForm } from '../ui/record/use-record-form.ts'
import { webhookTexts as texts } from './webhook-texts.ts'
import '../ui/record/record-form.css'

type WebhookFormProps = {
  /** Null for a new webhook. */
  webhook: Webhook | null
  /** Refetches the webhooks, to compare with the change of another user. */
  readAgain: () => Promise<readonly Webhook[]>
  onSaved: () => void
  /** Called with the secret of a new webhook, which is shown only once. */
  onSecret: (secret: string) => void
}

const FIELD_REFUSALS = { [webhooksMessages.addressIsPrivate]: 'address' }

export function WebhookForm({ webhook, readAgain, onSaved, onSecret }: WebhookFormProps) {
  const { save, isSaving } = useSave(saveWebhook)
  const form = useRecordForm<Webhook, typeof WebhookDraft>({
    schema: WebhookDraft,
    initial: webhook,
    fieldRefusals: FIELD_REFUSALS,
    valuesOf,
    save: async (draft) => {
      const outcome = await save({ body: draft })
      if (outcome?.ok && outcome.data.secret !== null) onSecret(outcome.data.secret)
      return outcome
    },
    readAgain: async (id) => (await readAgain()).find((one) => one.id === id),
    onSaved: ({ name }) => {
      siteToasts.show({ kind: 'success', title: recordsMessages.saved, text: name })
      onSaved()
    },
  })

  return (
    <>
      <form key={form.formKey} {...form.formProps} className="record-form">
        <FieldErrors errors={form.errors}>
          <Fields webhook={form.record} error={form.errors?.events} />
        </FieldErrors>
        {form.refusal && <FormAlert takesFocus {...form.refusal} />}
        <div className="record-form-end">
          <Button type="submit" size="sm" isBusy={isSaving}>
            {webhook ? recordsMessages.save : recordsMessages.add}
          </Button>
        </div>
      </form>
      <MergeDialog rows={form.conflict} labels={texts.label} onSettle={form.settle} onClose={form.putOff} />
    </>
  )
}

function Fields({ webhook, error }: { webhook: Webhook | null; error: string | undefined }) {
  return (
    <>
      <TextField
        label={texts.label.name}
        name="name"
        hint={texts.nameHint}
        defaultValue={webhook?.name}
        validate={fieldRule(WebhookDraft.shape.name)}
      />
      <TextField
        label={texts.label.address}
        name="address"
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        hint={texts.addressHint}
        defaultValue={webhook?.address}
        validate={fieldRule(WebhookDraft.shape.address)}
      />
      <EventsField start={webhook?.events ?? []} error={error} />
      <CheckboxField label={texts.label.isOn} name="isOn" look="switch" defaultChecked={webhook?.isOn ?? true} />
    </>
  )
}

function EventsField({ start, error }: { start: readonly WebhookEvent[]; error: string | undefined }) {
  const [chosen, setChosen] = useState(start)
  const errorId = useId()
  const toggle = (event: WebhookEvent) =>
    setChosen((before) => WEBHOOK_EVENTS.filter((one) => (one === event) !== before.includes(one)))

  return (
    <fieldset className="webhook-events" aria-describedby={error ? errorId : undefined}>
      <legend>{texts.label.events}</legend>
      <input type="hidden" name="events" value={chosen.join(',')} />
      {WEBHOOK_EVENTS.map((event) => (
        <CheckboxField
          key={event}
          name={event}
          label={texts.event[event]}
          defaultChecked={start.includes(event)}
          onChange={() => toggle(event)}
        />
      ))}
      {error && chosen.length === 0 && (
        <p className="webhook-events-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function valuesOf({ name, address, events, isOn }: Webhook) {
  return { name, address, events: events.join(','), isOn: isOn ? 'on' : '' }
}
