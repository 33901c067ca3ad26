import { Plus, X } from 'lucide'
import { grouped } from '#contract/wire/money-and-area.ts'
import { Button, IconButton } from '../action/button.tsx'
import { CheckboxField } from '../form/checkbox-field.tsx'
import { focusAdded } from '../form/focus-added.ts'
import { SelectField } from '../form/select-field.tsx'
import { DateField, TextField } from '../form/text-field.tsx'
import { Icon } from '../icon.tsx'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import './row-list.css'

export interface RowColumn {
  name: string
  label: string
  /** `none` is the label of an empty option; if omitted, the first option is preselected. */
  kind: 'text' | 'percent' | 'amount' | 'day' | 'flag' | { options: readonly string[]; none?: string }
  isOptional?: boolean
}

/** A row of a list that is saved as part of a form. All values are strings; a ticked checkbox is 'on'. */
export interface ListRow {
  /** Stays the same while rows are added and removed; part of the names of the row's fields. */
  key: number
  values: Record<string, string>
}

let lastKey = 0

export function newRow(columns: readonly RowColumn[], record: Record<string, unknown> = {}): ListRow {
  lastKey += 1
  return {
    key: lastKey,
    values: Object.fromEntries(columns.map(({ name, kind }) => [name, textOf(record[name], kind)])),
  }
}

function textOf(value: unknown, kind: RowColumn['kind']) {
  if (kind === 'flag') return value === true ? 'on' : ''
  if (value === undefined || value === null)
    return typeof kind === 'object' && kind.none === undefined ? (kind.options[0] ?? '') : ''
  return kind === 'amount' ? grouped(Number(value)) : String(value)
}

/** Returns the rows as text, for comparing two versions of the list. */
export function rowsAsText(rows: readonly ListRow[]) {
  return rows.map(({ values }) => Object.values(values).filter(Boolean).join(', ')).join('\n')
}

interface RowListProps {
  /** The names of the list's fields begin with this name. */
  name: string
  columns: readonly RowColumn[]
  rows: readonly ListRow[]
  most: number
  addLabel: string
  removeLabel: (row: ListRow) => string
  onChange: (rows: ListRow[]) => void
}

export function RowList({ name, columns, rows, most, addLabel, removeLabel, onChange }: RowListProps) {
  const removal = useFocusAfterRemoval<HTMLUListElement>('li > button')

  function add() {
    onChange([...rows, newRow(columns)])
    focusAdded(removal.ref.current)
  }

  return (
    <>
      <ul className="row-list" {...removal}>
        {rows.map((row, at) => (
          <li key={row.key}>
            <div>
              {columns.map((column) => (
                <RowField
                  key={column.name}
                  column={column}
                  name={`${name}.${row.key}.${column.name}`}
                  value={row.values[column.name] ?? ''}
                  onChange={(value) =>
                    onChange(rows.with(at, { ...row, values: { ...row.values, [column.name]: value } }))
                  }
                />
              ))}
            </div>
            <IconButton
              label={removeLabel(row)}
              icon={<Icon of={X} size={18} />}
              onClick={() => onChange(rows.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      {rows.length < most && (
        <Button variant="line" size="sm" onClick={add}>
          <Icon of={Plus} size={16} /> {addLabel}
        </Button>
      )}
    </>
  )
}

interface RowFieldProps {
  column: RowColumn
  name: string
  value: string
  onChange: (value: string) => void
}

function RowField({ column: { label, kind, isOptional = false }, name, value, onChange }: RowFieldProps) {
  const field = { label, name, isOptional, defaultValue: value }
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value)
  if (kind === 'flag') {
    return (
      <CheckboxField
        className="row-list-line"
        label={label}
        name={name}
        defaultChecked={value === 'on'}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'on' : '')}
      />
    )
  }
  if (typeof kind === 'object') {
    const { options, none } = kind
    return (
      <SelectField {...field} {...(none !== undefined && { placeholder: none })} options={options} onInput={onInput} />
    )
  }
  if (kind === 'day') return <DateField {...field} className="row-list-line" onInput={onInput} />
  return (
    <TextField
      {...field}
      className={kind === 'text' ? 'row-list-wide' : undefined}
      inputMode={kind === 'text' ? undefined : 'decimal'}
      autoComplete="off"
      onInput={onInput}
    />
  )
}
