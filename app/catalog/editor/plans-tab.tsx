import { useState } from 'react'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { PLAN_KIND, PLAN_KIND_NAME, PLAN_KINDS } from '#contract/catalog/plan-kinds.ts'
import { deletePlan, listPlans, orderPlans, savePlan } from '#contract/catalog/project-parts.endpoints.ts'
import { type Plan, PlanDraft, type PlanKind } from '#contract/catalog/project-parts.schema.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { fieldRule } from '../../lib/read-form.ts'
import { Chips } from '../../ui/action/chips.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { UploadField } from '../../uploads/upload-field.tsx'
import { PartForm } from './part-form.tsx'
import { type PartRowFormProps, PartTab } from './part-tab.tsx'
import { PartName, PartThumb } from './part-thumb.tsx'
import { usePartOrder } from './use-part-order.ts'
import { PART_QUERIES, type QueryState, storedPart } from './use-project-parts.ts'

const { shape } = PlanDraft
const LABELS = {
  kindId: editorMessages.label.planType,
  name: editorMessages.label.planName,
  description: labelMessages.description,
  image: editorMessages.label.drawing,
}

export function PlansTab({ projectId, query }: { projectId: number; query: QueryState<Plan[]> }) {
  const [kind, setKind] = useState<PlanKind | null>(null)
  const plans = query.data ?? []
  const ofKind = (one: PlanKind) => plans.filter(({ kindId }) => kindId === one)
  const order = usePartOrder({
    parts: kind === null ? plans : ofKind(kind),
    nameOf,
    groupOf: ({ kindId }) => kindId,
    save: (ids) => browserApi(orderPlans, { params: { projectId }, body: ids }),
    invalidates: PART_QUERIES.plans,
  })
  return (
    <PartTab
      caption={catalogChangesMessages.tab.plans}
      addLabel={editorMessages.plans.add}
      emptyTitle={editorMessages.plans.none}
      query={query}
      order={order}
      columns={COLUMNS}
      nameOf={nameOf}
      entity="plan"
      remove={(id) => browserApi(deletePlan, { params: { id } })}
      invalidates={PART_QUERIES.plans}
      filters={
        <Chips
          label={LABELS.kindId}
          chosen={kind}
          onChoose={setKind}
          chips={[
            { value: null, label: editorMessages.allPlans, count: plans.length },
            ...PLAN_KINDS.map((one) => ({ value: one, label: PLAN_KIND_NAME[one], count: ofKind(one).length })),
          ]}
        />
      }
      form={(row, context) => <PlanForm projectId={projectId} row={row} kind={kind} context={context} />}
    />
  )
}

interface PlanFormProps extends PartRowFormProps<Plan> {
  /** The filter of the list, preset in a new plan; null if no filter is set. */
  kind: PlanKind | null
}

function PlanForm({ projectId, row, kind, context }: PlanFormProps) {
  const [startKind] = useState(kind ?? PLAN_KIND.floor)
  return (
    <PartForm
      {...context}
      title={row ? editorMessages.plans.edit : editorMessages.plans.new}
      lead={row ? nameOf(row) : undefined}
      schema={PlanDraft}
      isSpecified
      {...storedPart({
        row,
        projectId,
        valuesOf: (one: Plan | null) => valuesOf(one, startKind),
        read: () => browserApi(listPlans, { params: { projectId } }),
      })}
      labels={LABELS}
      show={(name, value) => (name === 'kindId' ? nameOfKind(value) : value)}
      save={(draft, version) => browserApi(savePlan, { body: { ...draft, version } })}
    >
      {({ start, upload }) => (
        <>
          <SelectField
            label={LABELS.kindId}
            name="kindId"
            options={PLAN_KINDS.map((one) => ({ value: String(one), label: PLAN_KIND_NAME[one] }))}
            defaultValue={start.kindId}
          />
          <TextField label={LABELS.name} name="name" defaultValue={start.name} validate={fieldRule(shape.name)} />
          <TextAreaField
            label={LABELS.description}
            name="description"
            isOptional
            defaultValue={start.description}
            validate={fieldRule(shape.description)}
          />
          <UploadField
            label={LABELS.image}
            name="image"
            folder={UPLOAD_FOLDER.images}
            kind="image"
            isOptional
            look="wide"
            defaultValue={start.image}
            {...upload('image')}
          />
        </>
      )}
    </PartForm>
  )
}

function valuesOf(row: Plan | null, startKind: PlanKind) {
  return {
    kindId: String(row?.kindId ?? startKind),
    name: row?.name ?? '',
    description: row?.description ?? '',
    image: row?.image ?? '',
  }
}

function nameOf({ name, kindId }: Plan) {
  return name ?? PLAN_KIND_NAME[kindId]
}

function nameOfKind(value: string) {
  const kind = PLAN_KINDS.find((one) => String(one) === value)
  return kind === undefined ? value : PLAN_KIND_NAME[kind]
}

const COLUMNS: Column<Plan>[] = [
  {
    key: 'name',
    header: editorMessages.label.drawing,
    isShownOnPhones: true,
    cell: (plan) => (
      <PartName thumb={<PartThumb image={plan.image} isDrawing />} name={nameOf(plan)}>
        <span className="part-file">{plan.image}</span>
      </PartName>
    ),
  },
  { key: 'kind', header: editorMessages.label.planType, cell: ({ kindId }) => PLAN_KIND_NAME[kindId] },
  { key: 'description', header: labelMessages.description, cell: ({ description }) => description },
]
