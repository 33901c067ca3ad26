import { useState } from 'react'
import { TRASH_DAYS } from '#contract/back-office/back-office.constants.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { mapAddressOf } from '#contract/catalog/map-address.ts'
import { deleteLocation, getLocation, saveLocation } from '#contract/catalog/project-parts.endpoints.ts'
import {
  type LocationAndPerks,
  type ProjectLocation,
  ProjectLocationDraft,
} from '#contract/catalog/project-parts.schema.ts'
import { mapOutcome } from '../../lib/api-client.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { mapNotice } from '../../lib/map-notice.ts'
import { fieldRule } from '../../lib/read-form.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { Button } from '../../ui/action/button.tsx'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Confirm } from '../../ui/overlay/confirm.tsx'
import { ProjectMap } from '../project-map.tsx'
import { PartForm } from './part-form.tsx'
import { QueryFailure } from './query-failure.tsx'
import { useDeletion } from './use-deletion.ts'
import { PART_QUERIES, type QueryState } from './use-project-parts.ts'
import './location-tab.css'

const { shape } = ProjectLocationDraft
const LABELS = { mapUrl: editorMessages.label.mapAddress, title: editorMessages.label.locationTitle }

interface LocationTabProps {
  projectId: number
  projectName: string
  query: QueryState<LocationAndPerks>
}

/** A project has at most one location, so a save replaces it. */
export function LocationTab({ projectId, projectName, query }: LocationTabProps) {
  const [round, setRound] = useState(0)
  const [typed, setTyped] = useState<string | null>(null)
  const [unsaved, setUnsaved] = useState(0)
  const guard = useUnsavedGuard(unsaved > 0, { isOpenByQuery: true })
  const refresh = useRefresh()
  const remove = useDeletion({
    entity: 'location',
    remove: (id) => browserApi(deleteLocation, { params: { id } }),
    invalidates: PART_QUERIES.location,
  })
  const location = query.data?.location ?? null

  function resetForm() {
    setTyped(null)
    setRound((before) => before + 1)
  }

  if (query.error) return <QueryFailure query={query} />
  if (!query.data)
    return (
      <Panel title={catalogChangesMessages.tab.location}>
        <SkeletonLine height="240px" />
      </Panel>
    )

  return (
    <div className="location-tab">
      <div>
        <PartForm
          // Resets the form after a save, or when another user deletes or restores the location, but not on edits.
          key={`${round} ${location?.id ?? 'new'}`}
          // After a save or a deletion the pressed button is unmounted, so the new form takes the focus.
          takesFocus={round > 0}
          title={catalogChangesMessages.tab.location}
          schema={ProjectLocationDraft}
          isSpecified
          stored={{ values: valuesOf(location), version: location?.version }}
          fixed={{ id: String(location?.id ?? ''), projectId: String(projectId) }}
          labels={LABELS}
          // Version 0 stands for no location, so the save is a conflict if another user has added one meanwhile.
          save={(draft, version) => browserApi(saveLocation, { body: { ...draft, version: version ?? 0 } })}
          readAgain={async () => {
            const outcome = await browserApi(getLocation, { params: { projectId } })
            return mapOutcome(
              outcome,
              ({ location: found }) => found && { values: valuesOf(found), version: found.version },
            )
          }}
          onSaved={async () => {
            await refresh(...PART_QUERIES.location)
            resetForm()
          }}
          onUnsaved={setUnsaved}
        >
          {({ start }) => (
            <>
              <TextAreaField
                label={LABELS.mapUrl}
                name="mapUrl"
                rows={4}
                hint={editorMessages.location.hint}
                defaultValue={start.mapUrl}
                validate={fieldRule(shape.mapUrl)}
                onInput={(event) => setTyped(event.currentTarget.value)}
              />
              <TextField
                label={LABELS.title}
                name="title"
                isOptional
                defaultValue={start.title}
                validate={fieldRule(shape.title)}
              />
            </>
          )}
        </PartForm>
        {location && (
          <Confirm
            question={editorMessages.deleteQuestion(catalogChangesMessages.tab.location.toLowerCase())}
            details={recordsMessages.keptInTrash(TRASH_DAYS)}
            confirmLabel={recordsMessages.delete}
            onConfirm={async () => {
              const deletedIds = await remove([location.id], location.title ?? undefined)
              if (deletedIds.length > 0) resetForm()
            }}
            trigger={
              <Button variant="ghost" className="location-delete">
                {recordsMessages.delete}
              </Button>
            }
          />
        )}
      </div>
      <Preview projectName={projectName} text={typed ?? location?.mapUrl ?? ''} />
      {guard.dialog}
    </div>
  )
}

function Preview({ projectName, text }: { projectName: string; text: string }) {
  const address = mapAddressOf(text)
  return (
    <Panel title={editorMessages.location.previewTitle}>
      {address === null ? (
        <p className="muted">{editorMessages.location.noPreview}</p>
      ) : (
        <ProjectMap
          key={address}
          projectName={projectName}
          mapUrl={address}
          title={projectName}
          notice={mapNotice(address)}
        />
      )}
    </Panel>
  )
}

function valuesOf(location: ProjectLocation | null) {
  return { mapUrl: location?.mapUrl ?? '', title: location?.title ?? '' }
}
