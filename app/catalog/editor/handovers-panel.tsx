import { Pencil, Plus } from 'lucide'
import { useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { deleteHandover, listHandovers, saveHandover } from '#contract/catalog/progress.endpoints.ts'
import { progressMessages } from '#contract/catalog/progress.messages.ts'
import type { Handover } from '#contract/catalog/progress.schema.ts'
import { HandoverDraft, handoverDraftFor, isLate } from '#contract/catalog/progress-draft.schema.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { daysBetween, siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { fieldRule } from '../../lib/read-form.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { Button, ButtonLink, IconButton } from '../../ui/action/button.tsx'
import type { FormValues } from '../../ui/form/form-values.ts'
import { DateField, TextAreaField } from '../../ui/form/text-field.tsx'
import type { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { DeleteButton } from '../../ui/overlay/confirm.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { editAddress } from '../manage-addresses.ts'
import { differenceInWords } from '../on-time/shown-ledger.ts'
import { PartForm } from './part-form.tsx'
import type { PartFormContext } from './part-tab.tsx'
import { HANDOVER_LABELS as LABELS, valuesOfHandover } from './progress-values.ts'
import { useDeletion } from './use-deletion.ts'
import { useGuardedDialog } from './use-guarded-dialog.ts'
import { PART_QUERIES, type QueryState, storedPart } from './use-project-parts.ts'
import './part-tab.css'
import { QueryFailure } from './query-failure.tsx'
import { TowerField } from './tower-field.tsx'
import './units-tab.css'

const { handovers: messages } = editorMessages
const { shape } = HandoverDraft

type Dates = Pick<ProjectDetails, 'id' | 'name' | 'possessionDate' | 'handedOverDate'>

interface HandoversPanelProps {
  project: Dates
  query: QueryState<Handover[]>
  towers: readonly string[]
  unsaved: number
  onUnsaved: (count: number) => void
  /** The guard of the whole tab, because only one guard per page can block a navigation. */
  guard: ReturnType<typeof useUnsavedGuard>
}

/** The project's lines of the on-time ledger: one per tower or phase, or a single one with the dates of the project. */
export function HandoversPanel({ project, query, towers, unsaved, onUnsaved, guard }: HandoversPanelProps) {
  const [edited, setEdited] = useState<{ handover: Handover | null; isWhole: boolean } | null>(null)
  const refresh = useRefresh()
  const remove = useDeletion({
    entity: 'handover',
    remove: (id) => browserApi(deleteHandover, { body: { id } }),
    invalidates: PART_QUERIES.handovers,
  })
  const removal = useFocusAfterRemoval<HTMLUListElement>('.part-actions button')
  const lines = (query.data ?? []).filter(({ tower }) => tower !== null)
  const whole = (query.data ?? []).find(({ tower }) => tower === null) ?? null
  const close = () => setEdited(null)
  const { dialog, closeUnlessUnsaved } = useGuardedDialog({ isOpen: edited !== null, unsaved, guard, close })

  if (query.error) return <QueryFailure query={query} />
  return (
    <Panel
      className="handovers"
      title={messages.title}
      lead={messages.lead}
      actions={
        <Button variant="ghost" size="sm" onClick={() => setEdited({ handover: null, isWhole: false })}>
          <Icon of={Plus} size={16} /> {messages.add}
        </Button>
      }
    >
      {lines.length === 0 && query.data !== undefined ? (
        <WholeProject project={project} whole={whole} onWrite={() => setEdited({ handover: whole, isWhole: true })} />
      ) : (
        <ul {...removal}>
          {lines.map((line) => (
            <li key={line.id}>
              <HandoverText
                name={line.tower ?? ''}
                promisedDate={line.promisedDate ?? project.possessionDate}
                handedOverDate={line.handedOverDate}
                reason={line.reason}
              />
              <span className="part-actions">
                <IconButton
                  label={`${recordsMessages.edit} ${line.tower}`}
                  title={recordsMessages.edit}
                  icon={<Icon of={Pencil} size={17} />}
                  onClick={() => setEdited({ handover: line, isWhole: false })}
                />
                <DeleteButton name={line.tower ?? ''} onDelete={() => remove([line.id], line.tower ?? '')} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Dialog {...dialog} className="unit-dialog dialog-flush" label={edited?.handover ? messages.edit : messages.new}>
        {edited && (
          <HandoverForm
            project={project}
            handover={edited.handover}
            isWhole={edited.isWhole}
            towers={towers}
            context={{
              takesFocus: true,
              onUnsaved,
              onCancel: closeUnlessUnsaved,
              onSaved: () => {
                close()
                void refresh(...PART_QUERIES.handovers)
              },
            }}
          />
        )}
      </Dialog>
    </Panel>
  )
}

interface LineProps {
  name: string
  promisedDate: string | null
  handedOverDate: string | null
  reason: string | null
}

function HandoverText({ name, promisedDate, handedOverDate, reason }: LineProps) {
  const days = promisedDate !== null && handedOverDate !== null ? daysBetween(promisedDate, handedOverDate) : null
  return (
    <div>
      <p>
        <b>{name}</b>
        {days !== null && <span className={days > 0 ? 'handover-late' : undefined}>{differenceInWords(days)}</span>}
      </p>
      <p>
        {promisedDate !== null && `${messages.promised(writtenDay(promisedDate))}, `}
        {handedOverDate === null ? messages.notHandedOver : messages.handedOver(writtenDay(handedOverDate))}
      </p>
      {days !== null && days > 0 && <p>{reason ?? <span className="handover-late">{messages.reasonMissing}</span>}</p>}
    </div>
  )
}

interface WholeProjectProps {
  project: Dates
  whole: Handover | null
  onWrite: () => void
}

/** The dates of the single line are edited in the project form; only its reason is edited here. */
function WholeProject({ project, whole, onWrite }: WholeProjectProps) {
  const { possessionDate, handedOverDate } = project
  return (
    <ul>
      <li>
        <div>
          {possessionDate === null ? (
            <p>{messages.noPromise}</p>
          ) : (
            <HandoverText
              name={project.name}
              promisedDate={possessionDate}
              handedOverDate={handedOverDate}
              reason={whole?.reason ?? null}
            />
          )}
          <p className="handover-of-project">{messages.ofProject}</p>
        </div>
        <span className="part-actions">
          {isLate({ promisedDate: possessionDate, handedOverDate }, null) && (
            <Button variant="ghost" size="sm" onClick={onWrite}>
              {messages.writeReason}
            </Button>
          )}
          <ButtonLink variant="ghost" size="sm" to={editAddress(project.id)}>
            {messages.openInfo}
          </ButtonLink>
        </span>
      </li>
    </ul>
  )
}

interface HandoverFormProps {
  project: Dates
  handover: Handover | null
  isWhole: boolean
  towers: readonly string[]
  context: PartFormContext
}

function HandoverForm({ project, handover, isWhole, towers, context }: HandoverFormProps) {
  const read = () => browserApi(listHandovers, { params: { projectId: project.id } })
  return (
    <PartForm
      {...context}
      title={isWhole ? messages.reasonOf(project.name) : handover ? messages.edit : messages.new}
      lead={handover?.tower ?? undefined}
      schema={handoverDraftFor(project.possessionDate)}
      {...storedPart({ row: handover, projectId: project.id, valuesOf: valuesOfHandover, read })}
      labels={LABELS}
      fieldRefusals={({ tower }) => ({
        [progressMessages.towerTaken(tower ?? '')]: 'tower',
        [progressMessages.promiseRequired]: 'promisedDate',
        [progressMessages.reasonRequired]: 'reason',
      })}
      save={(draft, version) => browserApi(saveHandover, { body: { ...draft, version } })}
    >
      {({ start, values }) => (
        <div className="unit-fields">
          {!isWhole && (
            <>
              <TowerField
                className="unit-field-wide"
                label={LABELS.tower}
                hint={messages.towerHint}
                towers={towers}
                defaultValue={start.tower}
                validate={fieldRule(shape.tower)}
              />
              <DateField
                label={LABELS.promisedDate}
                name="promisedDate"
                isOptional={project.possessionDate !== null}
                hint={project.possessionDate === null ? undefined : messages.promisedHint}
                defaultValue={start.promisedDate}
                validate={fieldRule(shape.promisedDate)}
              />
              <DateField
                label={LABELS.handedOverDate}
                name="handedOverDate"
                isOptional
                max={siteDay(new Date())}
                defaultValue={start.handedOverDate}
                validate={fieldRule(shape.handedOverDate)}
              />
            </>
          )}
          <TextAreaField
            className="unit-field-wide"
            label={LABELS.reason}
            name="reason"
            isOptional={!isWhole && !isTypedLate(values, project)}
            rows={3}
            maxLength={LENGTH.line}
            hint={messages.reasonHint}
            defaultValue={start.reason}
            validate={fieldRule(shape.reason)}
          />
        </div>
      )}
    </PartForm>
  )
}

function isTypedLate({ promisedDate, handedOverDate }: FormValues, project: Dates) {
  return isLate({ promisedDate: promisedDate || null, handedOverDate: handedOverDate || null }, project.possessionDate)
}
