import { TriangleAlert } from 'lucide'
import { useState } from 'react'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { homesMessages } from '#contract/catalog/homes.messages.ts'
import { USUAL_DAYS_BETWEEN_UPDATES } from '#contract/catalog/progress.constants.ts'
import { deleteProgressUpdate } from '#contract/catalog/progress.endpoints.ts'
import type { Handover, ProgressUpdate } from '#contract/catalog/progress.schema.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { filledPercent, towersOf } from '#contract/catalog/reached-stage.ts'
import { stageInWords } from '#contract/catalog/stage-in-words.ts'
import { siteDay, writtenDay } from '#contract/wire/site-time.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Split } from '../../ui/layout/split.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { useRecordInAddress } from '../../ui/record/use-opened-record.ts'
import { TowerDrawing } from '../tower-drawing.tsx'
import { HandoversPanel } from './handovers-panel.tsx'
import { ProgressForm } from './progress-form.tsx'
import { ProgressList } from './progress-list.tsx'
import { oldUpdates } from './progress-values.ts'
import { QueryFailure } from './query-failure.tsx'
import { useDeletion } from './use-deletion.ts'
import { PART_QUERIES, type QueryState } from './use-project-parts.ts'
import './progress-tab.css'

const { progress: messages } = editorMessages

interface ProgressTabProps {
  project: Pick<ProjectDetails, 'id' | 'name' | 'possessionDate' | 'handedOverDate'>
  updates: QueryState<ProgressUpdate[]>
  handovers: QueryState<Handover[]>
}

export function ProgressTab({ project, updates: query, handovers }: ProgressTabProps) {
  const updates = query.data ?? []
  const [edited, setEdited] = useState<Edited>({ update: null, round: 0, takesFocus: false })
  const [unsaved, setUnsaved] = useState(0)
  const [unsavedHandover, setUnsavedHandover] = useState(0)
  const guard = useUnsavedGuard(unsaved + unsavedHandover > 0, { isOpenByQuery: true })
  const refresh = useRefresh()
  const remove = useDeletion({
    entity: 'progress-update',
    remove: (id) => browserApi(deleteProgressUpdate, { body: { id } }),
    invalidates: PART_QUERIES.progress,
  })
  useRecordInAddress(query.data, { record: edited.update, open: edit }, projectToasts)

  function edit(update: ProgressUpdate | null, takesFocus = true) {
    setEdited(({ round }) => ({ update, round: round + 1, takesFocus }))
  }

  async function removeUpdate(update: ProgressUpdate) {
    const deletedIds = await remove([update.id], nameOf(update))
    if (deletedIds.includes(edited.update?.id ?? -1)) edit(null, false)
  }

  if (query.error) return <QueryFailure query={query} />
  if (query.data === undefined) {
    return (
      <Panel>
        <SkeletonLine height="320px" />
      </Panel>
    )
  }
  const lines = (handovers.data ?? []).filter(({ tower }) => tower !== null)
  const own = [{ tower: null, handedOverDate: project.handedOverDate }]
  const towers = towersOf(updates, lines.length > 0 ? lines : own)
  return (
    <div className="progress-tab">
      <OldUpdates towers={towers} />
      <Split
        main={
          <>
            {updates.length > 0 && <Towers towers={towers} project={project} />}
            <ProgressList
              updates={updates}
              selected={edited.update}
              nameOf={nameOf}
              onEdit={(update) => guard.unlessUnsaved(() => edit(update))}
              onRemove={removeUpdate}
            />
            <HandoversPanel
              project={project}
              query={handovers}
              towers={towers.flatMap(({ name }) => name ?? [])}
              unsaved={unsavedHandover}
              onUnsaved={setUnsavedHandover}
              guard={guard}
            />
          </>
        }
        side={
          <div key={edited.round}>
            <ProgressForm
              projectId={project.id}
              update={edited.update}
              updates={updates}
              towers={towers.flatMap(({ name }) => name ?? [])}
              context={{
                takesFocus: edited.takesFocus,
                onSaved: () => {
                  edit(null)
                  void refresh(...PART_QUERIES.progress)
                },
                onUnsaved: setUnsaved,
                onCancel: edited.update ? () => guard.unlessUnsaved(() => edit(null)) : undefined,
              }}
            />
          </div>
        }
      />
      {guard.dialog}
    </div>
  )
}

interface Edited {
  update: ProgressUpdate | null
  round: number
  takesFocus: boolean
}

type Towers = ReturnType<typeof towersOf<ProgressUpdate>>

function nameOf({ tower, date }: ProgressUpdate) {
  return [tower, writtenDay(date)].filter(Boolean).join(', ')
}

function OldUpdates({ towers }: { towers: Towers }) {
  const old = oldUpdates(towers, siteDay(new Date()))
  if (old.length === 0) return null
  return (
    <div className="progress-warning" role="note">
      <Icon of={TriangleAlert} size={18} />
      <div>
        <b>{messages.old(old)}</b>
        <p>{messages.oldText(USUAL_DAYS_BETWEEN_UPDATES)}</p>
      </div>
    </div>
  )
}

function Towers({ towers, project }: { towers: Towers; project: ProgressTabProps['project'] }) {
  const declared = project.possessionDate && messages.declared(writtenDay(project.possessionDate))
  return (
    <Panel title={messages.towers} lead={[messages.towersLead, declared].filter(Boolean).join(' ')}>
      <ul className="progress-drawings">
        {towers.map(({ name, newest, handedOverDate, floors }) => (
          <li key={name}>
            <TowerDrawing
              stage={handedOverDate === null && newest ? newest.stage : 'done'}
              floors={floors}
              percent={newest ? filledPercent(newest) : 100}
            />
            <p>
              <b>{name ?? project.name}</b>
              <span>{handedOverDate === null && newest ? stageInWords(newest) : homesMessages.handedOver}</span>
              <small>{checkedOn({ newest, handedOverDate })}</small>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function checkedOn({ newest, handedOverDate }: Pick<Towers[number], 'newest' | 'handedOverDate'>) {
  if (handedOverDate !== null) return writtenDay(handedOverDate)
  if (!newest) return ''
  const day = writtenDay(newest.date)
  return newest.verifiedBy === null ? messages.unverified(day) : messages.verified(day)
}
