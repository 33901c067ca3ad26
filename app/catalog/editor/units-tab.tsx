import { Info, TriangleAlert } from 'lucide'
import { useState } from 'react'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { PLAN_KIND } from '#contract/catalog/plan-kinds.ts'
import type { Plan } from '#contract/catalog/project-parts.schema.ts'
import type { ProjectDetails } from '#contract/catalog/projects.schema.ts'
import { deleteUnitType, orderUnitTypes } from '#contract/catalog/unit-types.endpoints.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { useRefresh } from '../../lib/use-call.ts'
import { ButtonLink } from '../../ui/action/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx'
import { useUnsavedGuard } from '../../ui/form/unsaved-guard.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { useRecordInAddress } from '../../ui/record/use-opened-record.ts'
import { partsAddress } from '../manage-addresses.ts'
import { UnitCards } from './unit-cards.tsx'
import { UnitTable } from './unit-table.tsx'
import { UnitTools } from './unit-tools.tsx'
import { UnitTypeForm } from './unit-type-form.tsx'
import type { UnitTypeField } from './unit-type-values.ts'
import { useAvailableUnits } from './use-available-units.ts'
import { useDeletion } from './use-deletion.ts'
import { useGuardedDialog } from './use-guarded-dialog.ts'
import { usePartOrder } from './use-part-order.ts'
import { PART_QUERIES, type QueryState } from './use-project-parts.ts'
import './part-tab.css'
import { QueryFailure } from './query-failure.tsx'
import './units-tab.css'

const { units: messages } = editorMessages

interface UnitsTabProps {
  project: Pick<ProjectDetails, 'id' | 'name'>
  query: QueryState<UnitType[]>
  plans: QueryState<Plan[]>
}

type Edited =
  | { place: 'row'; unitType: UnitType; focused: UnitTypeField }
  | { place: 'form'; unitType: UnitType | null }

export function UnitsTab({ project, query, plans }: UnitsTabProps) {
  const { id: projectId } = project
  const unitTypes = query.data ?? []
  // Wait for the plans too: without them, the form would save the unit type without its plan.
  const isLoaded = query.data !== undefined && plans.data !== undefined
  const unitPlans = (plans.data ?? []).filter(({ kindId }) => kindId === PLAN_KIND.unit)
  const [edited, setEdited] = useState<Edited | null>(null)
  const [unsaved, setUnsaved] = useState(0)
  const guard = useUnsavedGuard(unsaved > 0, { isOpenByQuery: true })
  const refresh = useRefresh()
  const units = useAvailableUnits(unitTypes)
  const isFormOpen = edited?.place === 'form'
  useRecordInAddress(
    isLoaded ? query.data : undefined,
    { record: isFormOpen ? edited.unitType : null, open: (unitType) => openForm(unitType) },
    projectToasts,
  )
  const order = usePartOrder({
    parts: unitTypes,
    nameOf: ({ name }) => name,
    groupOf: () => null,
    save: (ids) => browserApi(orderUnitTypes, { params: { projectId }, body: ids }),
    invalidates: PART_QUERIES.units,
  })
  const remove = useDeletion({
    entity: 'unit-type',
    remove: (id) => browserApi(deleteUnitType, { body: { id } }),
    invalidates: PART_QUERIES.units,
  })

  const openForm = (unitType: UnitType | null) => guard.unlessUnsaved(() => setEdited({ place: 'form', unitType }))
  const close = () => setEdited(null)
  const { dialog, closeUnlessUnsaved } = useGuardedDialog({ isOpen: isFormOpen, unsaved, guard, close })

  function onSaved() {
    close()
    void refresh(...PART_QUERIES.units)
  }

  const list = {
    unitTypes: order.parts,
    plans: unitPlans,
    units,
    openForm,
    remove: (unitType: UnitType) => remove([unitType.id], unitType.name),
  }

  for (const one of [query, plans]) if (one.error) return <QueryFailure query={one} />
  return (
    <>
      <UnitTools
        project={project}
        unitTypes={unitTypes}
        plans={unitPlans}
        onAdd={() => openForm(null)}
        onImported={() => void refresh(...PART_QUERIES.units)}
      />
      {!isLoaded ? (
        <Panel>
          <SkeletonLine height="320px" />
        </Panel>
      ) : unitTypes.length === 0 ? (
        <EmptyState as="h2" title={messages.none} text={messages.noneText} />
      ) : (
        <>
          <Panel className="units-wide" footer={<UnitsHint />}>
            <UnitTable
              {...list}
              order={order}
              edited={edited?.place === 'row' ? edited : null}
              onEdit={(unitType, focused) => guard.unlessUnsaved(() => setEdited({ place: 'row', unitType, focused }))}
              onUnsaved={setUnsaved}
              onSaved={onSaved}
              onCancel={close}
            />
          </Panel>
          <UnitCards {...list} />
          <WithoutPlan projectId={projectId} unitTypes={unitTypes} />
        </>
      )}
      <Dialog
        {...dialog}
        className="unit-dialog dialog-flush"
        label={isFormOpen && edited.unitType ? messages.edit : messages.new}
      >
        {isFormOpen && (
          <UnitTypeForm
            key={edited.unitType?.id ?? 0}
            projectId={projectId}
            unitType={edited.unitType}
            plans={unitPlans}
            context={{
              takesFocus: true,
              onSaved,
              onUnsaved: setUnsaved,
              onCancel: closeUnlessUnsaved,
            }}
          />
        )}
      </Dialog>
      {guard.dialog}
    </>
  )
}

function UnitsHint() {
  return (
    <span className="units-hint">
      <Icon of={Info} size={15} /> {messages.hint}
    </span>
  )
}

function WithoutPlan({ projectId, unitTypes }: { projectId: number; unitTypes: readonly UnitType[] }) {
  const names = unitTypes.filter(({ planId }) => planId === null).map(({ name }) => name)
  if (names.length === 0) return null
  return (
    <div className="units-note">
      <Icon of={TriangleAlert} size={18} />
      <div>
        <b>{messages.withoutPlan(names)}</b>
        <p>{messages.withoutPlanText}</p>
      </div>
      <ButtonLink variant="ghost" size="sm" to={partsAddress(projectId, 'plans')}>
        {messages.openPlans}
      </ButtonLink>
    </div>
  )
}
