import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { Plan } from '#contract/catalog/project-parts.schema.ts'
import { UNIT_KINDS } from '#contract/catalog/unit-types.constants.ts'
import { listUnitTypes, saveUnitType } from '#contract/catalog/unit-types.endpoints.ts'
import { unitTypesMessages } from '#contract/catalog/unit-types.messages.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { fieldRule } from '../../lib/read-form.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { DateField, TextField } from '../../ui/form/text-field.tsx'
import { PartForm } from './part-form.tsx'
import type { PartFormContext } from './part-tab.tsx'
import { draftOf, UNIT_TYPE_LABELS as LABELS, TypedUnitType, valuesOf } from './unit-type-values.ts'
import { storedPart } from './use-project-parts.ts'

const { shape } = TypedUnitType
const { units: messages } = editorMessages

interface UnitTypeFormProps {
  projectId: number
  unitType: UnitType | null
  plans: readonly Plan[]
  context: PartFormContext
}

export function UnitTypeForm({ projectId, unitType, plans, context }: UnitTypeFormProps) {
  return (
    <PartForm
      {...context}
      title={unitType ? messages.edit : messages.new}
      lead={unitType?.name}
      schema={TypedUnitType}
      {...storedUnitType(unitType, projectId)}
      labels={LABELS}
      show={(name, value) => (name === 'planId' ? (plans.find(({ id }) => String(id) === value)?.name ?? '') : value)}
      fieldRefusals={({ name }) => ({
        [unitTypesMessages.nameTaken(name)]: 'name',
        [unitTypesMessages.unknownPlan]: 'planId',
      })}
      save={(typed, version) => browserApi(saveUnitType, { body: draftOf(typed, version) })}
    >
      {({ start }) => (
        <div className="unit-fields">
          <TextField
            className="unit-field-wide"
            label={LABELS.name}
            name="name"
            maxLength={LENGTH.name}
            defaultValue={start.name}
            validate={fieldRule(shape.name)}
          />
          <SelectField
            label={LABELS.kind}
            name="kind"
            placeholder={messages.choosePlan}
            options={UNIT_KINDS}
            defaultValue={start.kind}
            validate={fieldRule(shape.kind)}
          />
          <TextField
            label={LABELS.tower}
            name="tower"
            isOptional
            maxLength={LENGTH.name}
            defaultValue={start.tower}
            validate={fieldRule(shape.tower)}
          />
          <TextField
            label={LABELS.carpetArea}
            name="carpetArea"
            hint={messages.areaHint}
            defaultValue={start.carpetArea}
            validate={fieldRule(shape.carpetArea)}
          />
          <TextField
            label={LABELS.balconyArea}
            name="balconyArea"
            isOptional
            hint={messages.balconyHint}
            defaultValue={start.balconyArea}
            validate={fieldRule(shape.balconyArea)}
          />
          <TextField
            className="unit-field-wide"
            label={LABELS.price}
            name="price"
            isOptional
            hint={messages.priceHint}
            defaultValue={start.price}
            validate={fieldRule(shape.price)}
          />
          <TextField
            label={LABELS.total}
            name="total"
            inputMode="numeric"
            defaultValue={start.total}
            validate={fieldRule(shape.total)}
          />
          <TextField
            label={LABELS.available}
            name="available"
            inputMode="numeric"
            defaultValue={start.available}
            validate={fieldRule(shape.available)}
          />
          <SelectField
            label={LABELS.planId}
            name="planId"
            isOptional
            placeholder={messages.noPlan}
            options={plans.map(({ id, name }) => ({ value: String(id), label: name ?? '' }))}
            defaultValue={start.planId}
          />
          <DateField
            label={LABELS.possessionDate}
            name="possessionDate"
            isOptional
            hint={messages.possessionHint}
            defaultValue={start.possessionDate}
            validate={fieldRule(shape.possessionDate)}
          />
        </div>
      )}
    </PartForm>
  )
}

export function storedUnitType(unitType: UnitType | null, projectId: number) {
  const read = () => browserApi(listUnitTypes, { params: { projectId } })
  return storedPart({ row: unitType, projectId, valuesOf, read })
}
