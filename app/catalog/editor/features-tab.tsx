import { Check } from 'lucide'
import { useEffect, useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { chooseProjectFeatures, listProjectFeatures } from '#contract/catalog/features.endpoints.ts'
import type { ProjectFeature } from '#contract/catalog/features.schema.ts'
import { PLAN_KIND_NAME } from '#contract/catalog/plan-kinds.ts'
import type { Plan } from '#contract/catalog/project-parts.schema.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { browserApi } from '../../lib/browser-api.ts'
import type { Failure } from '../../lib/failure-text.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { useSave } from '../../lib/use-save.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { showSaveFailure } from '../../ui/feedback/show-failure.ts'
import { SkeletonRow } from '../../ui/feedback/skeleton.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { SmallSelect } from '../../ui/form/small-select.tsx'
import { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { SaveBar } from '../../ui/record/save-bar.tsx'
import { type SaveRefusal, saveRefusal } from '../../ui/record/save-refusal.ts'
import { FeatureIcon } from '../feature-icon.tsx'
import { iconNameOf } from '../feature-icon-name.ts'
import { QueryFailure } from './query-failure.tsx'
import { PART_QUERIES, type QueryState } from './use-project-parts.ts'
import './features-tab.css'

/** Selects which features of the shared list this project has. All changes are saved with one call. */
export function FeaturesTab({
  projectId,
  query,
  plans,
}: {
  projectId: number
  query: QueryState<ProjectFeature[]>
  plans: readonly Plan[]
}) {
  if (query.error) return <QueryFailure query={query} />
  if (!query.data) return <SkeletonRow />
  if (query.data.length === 0) {
    return (
      <EmptyState
        as="h2"
        title={editorMessages.features.noneYet}
        action={<ButtonLink to="/admin/managefeatures">{editorMessages.features.manage}</ButtonLink>}
      />
    )
  }
  return <FeatureChoice projectId={projectId} features={query.data} plans={plans} />
}

interface FeatureChoiceProps {
  projectId: number
  features: readonly ProjectFeature[]
  plans: readonly Plan[]
}

function FeatureChoice({ projectId, features, plans }: FeatureChoiceProps) {
  const refresh = useRefresh()
  const [search, setSearch] = useState('')
  const stored = chosenIn(features)
  const [opened, setOpened] = useState(stored)
  const [mine, setMine] = useState(stored)
  /** The plan sheets selected since the last save, by feature. */
  const [sheets, setSheets] = useState<ReadonlyMap<number, number | null>>(new Map())
  const { save, isSaving } = useSave(chooseProjectFeatures)
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const unsaved = changedChoices(opened, mine) + sheets.size
  const guard = useUnsavedGuard(unsaved > 0, { isOpenByQuery: true })
  const shown = features.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))

  // Until the user changes a checkbox, the list follows the stored selection.
  const storedKey = stored.join(' ')
  useEffect(() => {
    if (unsaved > 0) return
    const now = storedKey === '' ? [] : storedKey.split(' ').map(Number)
    setOpened(now)
    setMine(now)
  }, [storedKey, unsaved])

  async function saveChoice() {
    setRefusal(null)
    const present = await browserApi(listProjectFeatures, { params: { projectId } })
    if (!present.ok) return refuse(present)
    const theirs = chosenIn(present.data)
    // Sends only features that still exist; the server writes only the differences, so other users' changes stay.
    const body = present.data.map(({ id }) => ({
      id,
      isSelected: mine.includes(id),
      wasSelected: opened.includes(id),
      planId: sheets.get(id),
    }))
    const outcome = await save({ params: { projectId }, body })
    if (!outcome) return
    if (!outcome.ok) return refuse(outcome)
    projectToasts.show({ kind: 'success', title: outcome.message })
    if (!isSameChoice(theirs, opened)) projectToasts.show({ kind: 'info', title: editorMessages.features.merged })
    await refresh(...PART_QUERIES.features)
    const now = chosenIn(outcome.data)
    setOpened(now)
    // Keeps what was changed during the save.
    setMine((before) => withChanges(now, { from: mine, to: before }))
    setSheets((before) => new Map([...before].filter(([id, planId]) => sheets.get(id) !== planId)))
  }

  function refuse(outcome: Failure) {
    setRefusal(saveRefusal(outcome))
    showSaveFailure(outcome, { action: 'Saving', toasts: projectToasts, isSpecified: true })
  }

  return (
    <>
      <div className="features-tools">
        <SearchBox label={editorMessages.features.search} value={search} onSearch={setSearch} />
        <p className="muted">{editorMessages.features.chosen(mine.length, features.length)}</p>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (unsaved > 0) void saveChoice()
        }}
      >
        {shown.length === 0 && <EmptyState as="p" title={editorMessages.features.none} />}
        <fieldset className="feature-checks" aria-label={catalogChangesMessages.tab.features}>
          {shown.map(({ id, name, image }) => (
            <label key={id} className="feature-check">
              <input
                type="checkbox"
                checked={mine.includes(id)}
                onChange={({ target }) =>
                  setMine((before) => [...before.filter((one) => one !== id), ...(target.checked ? [id] : [])])
                }
              />
              <span className="feature-check-box">
                <Icon of={Check} size={16} />
              </span>
              <span className="feature-check-icon" aria-hidden="true">
                {image === null ? (
                  <FeatureIcon icon={iconNameOf(name)} />
                ) : (
                  <Picture
                    src={assetAddress(UPLOAD_FOLDER.images, image)}
                    alt=""
                    width={320}
                    height={320}
                    sizes="40px"
                    widths={[320]}
                    isGraded={false}
                  />
                )}
              </span>
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        {plans.length > 0 && mine.length > 0 && (
          <fieldset className="feature-sheets">
            <legend>{editorMessages.features.sheets}</legend>
            <p className="small muted">{editorMessages.features.sheetsHint}</p>
            {features
              .filter(({ id }) => mine.includes(id))
              .map(({ id, name, planId }) => (
                <div key={id} className="feature-sheet">
                  <label htmlFor={`sheet-${id}`}>{name}</label>
                  <SmallSelect
                    id={`sheet-${id}`}
                    value={(sheets.has(id) ? sheets.get(id) : planId) ?? ''}
                    onChange={({ target }) => {
                      const chosen = target.value === '' ? null : Number(target.value)
                      const others = [...sheets].filter(([one]) => one !== id)
                      setSheets(new Map(chosen === planId ? others : [...others, [id, chosen]]))
                    }}
                  >
                    <option value="">{editorMessages.features.noSheet}</option>
                    {plans.map((plan) => (
                      <option key={plan.id} value={plan.id}>
                        {plan.name ?? PLAN_KIND_NAME[plan.kindId]}
                      </option>
                    ))}
                  </SmallSelect>
                </div>
              ))}
          </fieldset>
        )}
        <SaveBar
          alert={refusal && <FormAlert takesFocus {...refusal} />}
          unsaved={unsaved}
          isSaving={isSaving}
          saveLabel={recordsMessages.save}
        />
      </form>
      {guard.dialog}
    </>
  )
}

function chosenIn(features: readonly ProjectFeature[]) {
  return features.flatMap(({ id, isSelected }) => (isSelected ? [id] : []))
}

export function isSameChoice(one: readonly number[], other: readonly number[]) {
  return one.length === other.length && one.every((id) => other.includes(id))
}

/** A choice with the changes between two others. */
export function withChanges(
  choice: readonly number[],
  { from, to }: { from: readonly number[]; to: readonly number[] },
) {
  const added = to.filter((id) => !from.includes(id) && !choice.includes(id))
  return [...choice.filter((id) => to.includes(id) || !from.includes(id)), ...added]
}

/** Number of checkboxes that differ between the stored and the current selection. */
export function changedChoices(opened: readonly number[], mine: readonly number[]) {
  return mine.filter((id) => !opened.includes(id)).length + opened.filter((id) => !mine.includes(id)).length
}
