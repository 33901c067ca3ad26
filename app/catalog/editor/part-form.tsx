import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import type { Outcome } from '../../lib/api-client.ts'
import { Button } from '../../ui/action/button.tsx'
import type { SaveFailureOptions } from '../../ui/feedback/show-failure.ts'
import { FieldErrors } from '../../ui/form/field-errors.tsx'
import type { FormValues } from '../../ui/form/form-values.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { MergeDialog } from '../../ui/record/merge-dialog.tsx'
import type { FieldRefusals } from '../../ui/record/save-refusal.ts'
import { MergingFormAlert } from './merging-form-alert.tsx'
import { type StoredValues, useMergingForm } from './use-merging-form.ts'
import './part-form.css'

interface PartFields {
  start: FormValues
  values: FormValues
  /** Returns the handlers of the upload field with this name. */
  upload: (name: string) => { onChange: (name: string | null) => void; onBusyChange: (isBusy: boolean) => void }
}

interface PartFormProps<S extends z.ZodMiniType, Saved> extends Pick<SaveFailureOptions, 'isSpecified'> {
  title: string
  lead?: string | undefined
  schema: S
  stored: StoredValues
  fixed: FormValues
  labels: Readonly<Record<string, string>>
  show?: (name: string, value: string) => string
  save: (draft: z.output<S>, version: number | null) => Promise<Outcome<Saved>>
  readAgain: () => Promise<Outcome<StoredValues | null>>
  onSaved: (saved: Saved) => void
  onUnsaved: (count: number) => void
  fieldRefusals?: (draft: z.output<S>) => FieldRefusals
  saveLabel?: string
  onCancel?: (() => void) | undefined
  takesFocus?: boolean
  children: (fields: PartFields) => ReactNode
}

export function PartForm<S extends z.ZodMiniType, Saved>(props: PartFormProps<S, Saved>) {
  const { title, lead, schema, stored, fixed, labels, show, save, readAgain, onSaved, onUnsaved, onCancel } = props
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [uploading, setUploading] = useState<readonly string[]>([])
  const form = useMergingForm({
    schema,
    stored,
    fixed,
    save: (draft, { version }) => save(draft, version),
    readAgain,
    isSpecified: props.isSpecified,
    fieldRefusals: props.fieldRefusals,
    onSaved(saved, message) {
      projectToasts.show({ kind: 'success', title: message })
      onSaved(saved)
    },
  })

  const unsaved = form.unsaved + uploading.length
  const report = useEffectEvent(onUnsaved)
  useEffect(() => report(unsaved), [unsaved])
  useEffect(() => () => report(0), [])

  const takesFocus = useRef(props.takesFocus ?? false)
  useEffect(() => {
    if (takesFocus.current)
      element.current?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus()
  }, [])

  const upload = (name: string) => ({
    onChange: (value: string | null) => form.setValue(name, value),
    onBusyChange: (isBusy: boolean) =>
      setUploading((before) => [...before.filter((one) => one !== name), ...(isBusy ? [name] : [])]),
  })

  return (
    <Panel title={title} lead={lead}>
      <form
        ref={element}
        className="part-form"
        noValidate
        aria-labelledby={`${id}-title`}
        onSubmit={form.onSubmit}
        onInput={(event) => form.readValues(event.currentTarget)}
        onChange={(event) => form.readValues(event.currentTarget)}
      >
        <span id={`${id}-title`} hidden>
          {title}
        </span>
        <FieldErrors key={form.round} errors={form.errors}>
          {props.children({ start: form.start, values: form.values, upload })}
        </FieldErrors>
        <MergingFormAlert form={form} labels={labels} />
        <div className="part-form-end">
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {contentMessages.cancel}
            </Button>
          )}
          <Button
            type="submit"
            isBusy={form.isSaving || uploading.length > 0}
            busyLabel={uploading.length > 0 ? editorMessages.waitForUpload : undefined}
          >
            {props.saveLabel ?? recordsMessages.save}
          </Button>
        </div>
      </form>
      <MergeDialog
        rows={form.conflict?.rows ?? null}
        labels={labels}
        {...(show && { show })}
        onSettle={form.resolveConflict}
        onClose={form.closeConflict}
      />
    </Panel>
  )
}
