import { Check } from 'lucide'
import { useState } from 'react'
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
import { useRunOnce } from '../../lib/use-save.ts'
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

/** Selects features from the list that all projects share. */
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
  // Unsaved changes by feature id: whether the feature is selected, and which plan shows it.
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map())
  const [sheets, setSheets] = useState<ReadonlyMap<number, number | null>>(new Map())
  const { runOnce, isRunning } = useRunOnce()
  const [refusal, setRefusal] = useState<SaveRefusal | null>(null)
  const current = features.map((feature) => ({
    ...feature,
    isChosen: choices.get(feature.id) ?? feature.isSelected,
    sheet: sheets.has(feature.id) ? sheets.get(feature.id) : feature.planId,
  }))
  const chosen = current.filter(({ isChosen }) => isChosen)
  const unsaved =
    current.filter(({ isChosen, isSelected }) => isChosen !== isSelected).length +
    current.filter(({ sheet, planId }) => sheet !== planId).length
  const guard = useUnsavedGuard(unsaved > 0, { isOpenByQuery: true })
  const shown = current.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))

  /** Drops a change back to the stored value, except during a save, which may be storing another value. */
  function withChange<T>(changes: ReadonlyMap<number, T>, { id, value, stored }: { id: number; value: T; stored: T }) {
    const next = new Map(changes).set(id, value)
    if (value === stored && !isRunning) next.delete(id)
    return next
  }

  async function saveChoice() {
    setRefusal(null)
    const present = await browserApi(listProjectFeatures, { params: { projectId } })
    if (!present.ok) return refuse(present)
    // Sends only features that still exist. The server applies only the differences from `wasSelected`, so the changes
    // of other users are kept.
    const body = present.data.map(({ id, isSelected }) => ({
      id,
      isSelected: choices.get(id) ?? isSelected,
      wasSelected: isSelected,
      planId: sheets.get(id),
    }))
    const outcome = await browserApi(chooseProjectFeatures, { params: { projectId }, body })
    if (!outcome.ok) return refuse(outcome)
    projectToasts.show({ kind: 'success', title: outcome.message })
    if (!isSameChoice(chosenIn(present.data), chosenIn(features)))
      projectToasts.show({ kind: 'info', title: editorMessages.features.merged })
    await refresh(...PART_QUERIES.features)
    setChoices((before) => withoutSent(before, choices))
    setSheets((before) => withoutSent(before, sheets))
  }

  function refuse(outcome: Failure) {
    setRefusal(saveRefusal(outcome, { isSpecified: true }))
    showSaveFailure(outcome, { action: 'Saving', toasts: projectToasts, isSpecified: true })
  }

  return (
    <>
      <div className="features-tools">
        <SearchBox label={editorMessages.features.search} value={search} onSearch={setSearch} />
        <p className="muted">{editorMessages.features.chosen(chosen.length, features.length)}</p>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (unsaved > 0) void runOnce(saveChoice)
        }}
      >
        {shown.length === 0 && <EmptyState as="p" title={editorMessages.features.none} />}
        <fieldset className="feature-checks" aria-label={catalogChangesMessages.tab.features}>
          {shown.map(({ id, name, image, isSelected, isChosen }) => (
            <label key={id} className="feature-check">
              <input
                type="checkbox"
                checked={isChosen}
                onChange={({ target }) =>
                  setChoices((before) => withChange(before, { id, value: target.checked, stored: isSelected }))
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
        {plans.length > 0 && chosen.length > 0 && (
          <fieldset className="feature-sheets">
            <legend>{editorMessages.features.sheets}</legend>
            <p className="small muted">{editorMessages.features.sheetsHint}</p>
            {chosen.map(({ id, name, planId, sheet }) => (
              <div key={id} className="feature-sheet">
                <label htmlFor={`sheet-${id}`}>{name}</label>
                <SmallSelect
                  id={`sheet-${id}`}
                  value={sheet ?? ''}
                  onChange={({ target }) => {
                    const value = target.value === '' ? null : Number(target.value)
                    setSheets((before) => withChange(before, { id, value, stored: planId }))
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
          isSaving={isRunning}
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

/** Keeps the changes that were made during the save. */
export function withoutSent<T>(changes: ReadonlyMap<number, T>, sent: ReadonlyMap<number, T>) {
  return new Map([...changes].filter(([id, value]) => sent.get(id) !== value))
}
