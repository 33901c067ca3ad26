import { Check, X } from 'lucide'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import { homesMessages } from '#contract/catalog/homes.messages.ts'
import type { Plan } from '#contract/catalog/project-parts.schema.ts'
import { UNIT_KINDS } from '#contract/catalog/unit-types.constants.ts'
import { saveUnitType } from '#contract/catalog/unit-types.endpoints.ts'
import type { UnitType } from '#contract/catalog/unit-types.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { moneyRange, squareFeet, squareMetres } from '#contract/wire/money-and-area.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { projectToasts } from '../../ui/overlay/toast-queues.ts'
import { MergeDialog } from '../../ui/record/merge-dialog.tsx'
import { RowActions } from '../../ui/table/row-actions.tsx'
import { UnitStepper } from './unit-stepper.tsx'
import { storedUnitType } from './unit-type-form.tsx'
import { draftOf, TypedUnitType, UNIT_TYPE_LABELS, type UnitTypeField, valuesOf } from './unit-type-values.ts'
import type { AvailableUnits } from './use-available-units.ts'
import { useMergingForm } from './use-merging-form.ts'

const { units: messages } = editorMessages

interface UnitRowProps {
  unitType: UnitType
  planName: string | null
  units: AvailableUnits
  orderCell: ReactNode
  onEdit: (field: UnitTypeField) => void
  onOpenForm: () => void
  onDelete: () => unknown
}

export function UnitRow({ unitType, planName, units, orderCell, onEdit, onOpenForm, onDelete }: UnitRowProps) {
  const { name, kind, carpetAreaFrom: from, carpetAreaTo: to, balconyArea, tower, total } = unitType
  const value = (field: UnitTypeField, content: ReactNode) => (
    <button
      type="button"
      className="unit-value"
      data-field={field}
      title={messages.change(UNIT_TYPE_LABELS[field])}
      onClick={() => onEdit(field)}
    >
      {content}
    </button>
  )
  return (
    <tr data-unit={unitType.id}>
      <td>{orderCell}</td>
      <td>
        {value('name', <b>{name}</b>)}
        {units.availableOf(unitType) === 0 && <small className="unit-second">{messages.soldOut}</small>}
      </td>
      <td>{value('kind', kind)}</td>
      <td className="table-numeric">
        {value(
          'carpetArea',
          <>
            {squareFeet(from, to)}
            <small className="unit-second">{squareMetres({ from, to, decimals: 0 })}</small>
          </>,
        )}
      </td>
      <td className="table-numeric">{value('balconyArea', balconyArea ?? '—')}</td>
      <td>{value('price', <Price unitType={unitType} units={units} />)}</td>
      <td>{value('tower', tower ?? '—')}</td>
      <td className="table-numeric">{value('total', total)}</td>
      <td>
        <UnitStepper unitType={unitType} units={units} />
      </td>
      <td>
        {value(
          'planId',
          <span className={planName === null ? 'unit-no-plan' : 'unit-plan'}>{planName ?? messages.choosePlan}</span>,
        )}
      </td>
      <td className="table-pinned">
        <RowActions name={name} onEdit={onOpenForm} onDelete={onDelete} />
      </td>
    </tr>
  )
}

export function Price({ unitType, units }: { unitType: UnitType; units: AvailableUnits }) {
  const { priceFrom, priceTo } = unitType
  if (priceFrom === null) {
    return <span className="unit-on-request">{homesMessages.withoutPrice(units.availableOf(unitType))}</span>
  }
  return moneyRange(priceFrom, priceTo ?? priceFrom)
}

interface EditedUnitRowProps {
  unitType: UnitType
  plans: readonly Plan[]
  focused: UnitTypeField
  onUnsaved: (count: number) => void
  onSaved: () => void
  onCancel: () => void
}

/** Enter saves the row, Esc discards the changes. */
export function EditedUnitRow({ unitType, plans, focused, onUnsaved, onSaved, onCancel }: EditedUnitRowProps) {
  const id = useId()
  const row = useRef<HTMLTableRowElement>(null)
  const form = useMergingForm({
    schema: TypedUnitType,
    ...storedUnitType(unitType, unitType.projectId),
    save: (typed, { version }) => browserApi(saveUnitType, { body: draftOf(typed, version) }),
    onSaved(_, message) {
      projectToasts.show({ kind: 'success', title: message })
      onSaved()
    },
  })

  const report = useEffectEvent(onUnsaved)
  useEffect(() => report(form.unsaved), [form.unsaved])
  useEffect(() => () => report(0), [])
  useEffect(() => {
    const field = row.current?.querySelector<HTMLInputElement>(`[name="${focused}"]`)
    field?.focus()
    if (field?.tagName === 'INPUT') field.select()
  }, [focused])

  function onKeyDown(event: KeyboardEvent) {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null
    if (event.key !== 'Escape' || isInDialog) return
    event.preventDefault()
    onCancel()
  }

  const shared = (name: UnitTypeField) => {
    const error = form.refusedFields.includes(name) ? form.errors?.[name] : undefined
    return {
      control: {
        form: id,
        name,
        'aria-label': UNIT_TYPE_LABELS[name],
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': error === undefined ? undefined : `${id}-${name}`,
        defaultValue: form.start[name],
      },
      error: error !== undefined && (
        <small className="unit-error" id={`${id}-${name}`}>
          {error}
        </small>
      ),
    }
  }
  const input = (name: UnitTypeField, shortest: number) => {
    const { control, error } = shared(name)
    return (
      <>
        <input className="unit-input" style={{ minWidth: `${shortest}ch` }} autoComplete="off" {...control} />
        {error}
      </>
    )
  }
  const select = (name: UnitTypeField, options: readonly { value: string; label: string }[]) => {
    const { control, error } = shared(name)
    return (
      <>
        <select className="unit-input" style={{ minWidth: '11ch' }} {...control}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {error}
      </>
    )
  }
  const refusal = form.isDeleted ? recordsMessages.conflict.gone : form.refusal?.reason

  return (
    <tr
      // The key remounts the uncontrolled inputs after a conflict is resolved.
      key={form.round}
      ref={row}
      className="unit-edited"
      data-selected
      onKeyDown={onKeyDown}
      onInput={() => readRow(row.current, id, form.readValues)}
      onChange={() => readRow(row.current, id, form.readValues)}
    >
      <td />
      <td>
        {input('name', 13)}
        {refusal && (
          <small className="unit-error" role="alert">
            {refusal}
          </small>
        )}
      </td>
      <td>
        {select(
          'kind',
          UNIT_KINDS.map((kind) => ({ value: kind, label: kind })),
        )}
      </td>
      <td>{input('carpetArea', 10)}</td>
      <td>{input('balconyArea', 6)}</td>
      <td>{input('price', 14)}</td>
      <td>{input('tower', 7)}</td>
      <td>{input('total', 6)}</td>
      <td>{input('available', 6)}</td>
      <td>
        {select('planId', [
          { value: '', label: messages.noPlan },
          ...plans.map((plan) => ({ value: String(plan.id), label: plan.name ?? '' })),
        ])}
      </td>
      <td className="table-pinned">
        <form id={id} className="row-actions" noValidate onSubmit={form.onSubmit}>
          {/* The table has no column for this date, so its stored value is submitted. */}
          <input type="hidden" name="possessionDate" value={valuesOf(unitType).possessionDate} />
          <IconButton
            type="submit"
            label={`${recordsMessages.save} ${unitType.name}`}
            icon={<Icon of={Check} size={18} />}
            aria-disabled={form.isSaving}
          />
          <IconButton label={contentMessages.cancel} icon={<Icon of={X} size={18} />} onClick={onCancel} />
        </form>
        <MergeDialog
          rows={form.conflict?.rows ?? null}
          labels={UNIT_TYPE_LABELS}
          onSettle={form.resolveConflict}
          onClose={form.closeConflict}
        />
      </td>
    </tr>
  )
}

function readRow(row: HTMLTableRowElement | null, id: string, read: (form: HTMLFormElement) => void) {
  const form = row?.ownerDocument.getElementById(id)
  if (form instanceof HTMLFormElement) read(form)
}
