import { useRef, useState } from 'react'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { MOST_PHOTOGRAPHS, STAGES } from '#contract/catalog/progress.constants.ts'
import { listProgressUpdates, saveProgressUpdate } from '#contract/catalog/progress.endpoints.ts'
import type { ProgressUpdate } from '#contract/catalog/progress.schema.ts'
import { ProgressUpdateDraft } from '#contract/catalog/progress-draft.schema.ts'
import { towerKey } from '#contract/catalog/reached-stage.ts'
import { stageInWords } from '#contract/catalog/stage-in-words.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { fieldRule } from '../../lib/read-form.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { DateField, TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { PhotographsField, photographsIn } from '../../uploads/photographs-field.tsx'
import { PartForm } from './part-form.tsx'
import type { PartFormContext } from './part-tab.tsx'
import { UPDATE_LABELS as LABELS, TypedUpdate, valuesOfUpdate } from './progress-values.ts'
import { TowerField } from './tower-field.tsx'
import { storedPart } from './use-project-parts.ts'

const { shape } = ProgressUpdateDraft
const { progress: messages } = editorMessages

interface ProgressFormProps {
  projectId: number
  update: ProgressUpdate | null
  /** Newest first. */
  updates: readonly ProgressUpdate[]
  towers: readonly string[]
  context: PartFormContext
}

export function ProgressForm({ projectId, update, updates, towers, context }: ProgressFormProps) {
  const valuesOf = (row: ProgressUpdate | null) => valuesOfUpdate(row, updates[0])
  const read = () => browserApi(listProgressUpdates, { params: { projectId } })
  const fields = useRef<HTMLDivElement>(null)
  const [suggested, setSuggested] = useState<string | null>(null)

  /** Suggests the day of the newest photograph as the date of a new update, unless the user has entered a date. */
  function suggestDate(day: string) {
    const input = fields.current?.querySelector<HTMLInputElement>('[name=date]')
    const isEntered = input?.value !== (suggested ?? input?.defaultValue)
    if (!input || update || isEntered || (suggested !== null && day < suggested)) return
    input.value = day
    input.dispatchEvent(new Event('input', { bubbles: true }))
    setSuggested(day)
  }

  /** Describes the newest other update of the tower; undefined if there is none. */
  function before(tower: string) {
    const found = updates.find((one) => one !== update && towerKey(one.tower) === towerKey(tower || null))
    return found && messages.was(stageInWords(found), writtenDay(found.date))
  }

  return (
    <PartForm
      {...context}
      title={update ? messages.edit : messages.new}
      lead={update ? [update.tower, writtenDay(update.date)].filter(Boolean).join(', ') : undefined}
      saveLabel={messages.publish}
      schema={TypedUpdate}
      {...storedPart({ row: update, projectId, valuesOf, read })}
      labels={LABELS}
      show={(name, value) => (name === 'photographs' ? messages.photographsShown(photographsIn(value).length) : value)}
      save={(draft, version) => browserApi(saveProgressUpdate, { body: { ...draft, version } })}
    >
      {({ start, values, upload }) => (
        <div ref={fields} className="progress-fields">
          <DateField
            label={LABELS.date}
            name="date"
            max={siteDay(new Date())}
            hint={suggested !== null && values.date === suggested ? messages.dateSuggested : undefined}
            defaultValue={start.date}
            validate={fieldRule(shape.date)}
          />
          <TowerField
            label={LABELS.tower}
            hint={messages.towerHint}
            isOptional
            towers={towers}
            defaultValue={start.tower}
            validate={fieldRule(shape.tower)}
          />
          <SelectField
            className="progress-field-wide"
            label={LABELS.stage}
            name="stage"
            placeholder={editorMessages.units.choosePlan}
            options={STAGES}
            hint={before(values.tower ?? '')}
            defaultValue={start.stage}
            validate={fieldRule(shape.stage)}
          />
          <div className="progress-figures progress-field-wide">
            <TextField
              label={LABELS.floor}
              name="floor"
              isOptional={values.stage !== 'Structure'}
              inputMode="numeric"
              defaultValue={start.floor}
              validate={fieldRule(shape.floor)}
            />
            <TextField
              label={LABELS.floors}
              name="floors"
              isOptional={values.stage !== 'Structure'}
              inputMode="numeric"
              defaultValue={start.floors}
              validate={fieldRule(shape.floors)}
            />
            <TextField
              label={LABELS.percent}
              name="percent"
              inputMode="numeric"
              after={<span className="progress-unit">%</span>}
              defaultValue={start.percent}
              validate={fieldRule(shape.percent)}
            />
          </div>
          <TextAreaField
            className="progress-field-wide"
            label={LABELS.text}
            name="text"
            isOptional
            rows={4}
            maxLength={LENGTH.paragraph}
            defaultValue={start.text}
            validate={fieldRule(shape.text)}
          />
          <PhotographsField
            label={LABELS.photographs}
            name="photographs"
            folder={UPLOAD_FOLDER.images}
            most={MOST_PHOTOGRAPHS}
            defaultValue={start.photographs}
            onTaken={suggestDate}
            {...upload('photographs')}
          />
          <TextField
            className="progress-field-wide"
            label={LABELS.verifiedBy}
            name="verifiedBy"
            isOptional
            maxLength={LENGTH.name}
            defaultValue={start.verifiedBy}
            validate={fieldRule(shape.verifiedBy)}
          />
        </div>
      )}
    </PartForm>
  )
}
