import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide'
import { useContext, useRef, useState } from 'react'
import { PAGE_FOLDER } from '#contract/content/page-files.ts'
import type { FormErrors } from '../../lib/read-form.ts'
import { Button, IconButton } from '../../ui/action/button.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { FieldNotes } from '../../ui/form/field.tsx'
import { FieldErrorsContext } from '../../ui/form/field-errors.tsx'
import { focusAdded } from '../../ui/form/focus-added.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { DateField, TextAreaField, TextField } from '../../ui/form/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { UploadField } from '../../uploads/upload-field.tsx'
import { useEditor } from './editor-context.ts'
import { errorUnder } from './page-draft.ts'
import { pageLabels } from './page-labels.ts'
import type { FieldSpec } from './part-forms.ts'
import { PictureField } from './picture-field.tsx'
import { ProjectsField } from './projects-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { useUploadProps } from './use-upload-props.ts'

type Values = Readonly<Record<string, unknown>>

interface PartFieldsProps {
  fields: readonly FieldSpec[]
  values: Values
  /** The path of the values in the page, for example `sections.hero`. */
  path: string
  change: (update: (before: Values) => Values) => void
}

export function PartFields({ fields, values, path, change }: PartFieldsProps) {
  const shown = fields.filter(({ onlyWith }) => !onlyWith || values[onlyWith[0]] === onlyWith[1])
  return shown.map((field) => (
    <PartField
      key={field.name}
      field={field}
      name={`${path}.${field.name}`}
      value={values[field.name]}
      change={(update) => change((before) => ({ ...before, [field.name]: update(before[field.name]) }))}
    />
  ))
}

interface PartFieldProps<Spec = FieldSpec> {
  field: Spec
  name: string
  value: unknown
  /** Takes an updater instead of a new value, because an upload can end after other fields were changed. */
  change: (update: (before: unknown) => unknown) => void
}

function PartField({ field, name, value, change }: PartFieldProps) {
  const onChange = (next: unknown) => change(() => next)
  const { label, hint } = field
  const shared = { label, hint, name }
  const isOptional = !('isRequired' in field && field.isRequired)
  const isNullable = isOptional && !('isNeverNull' in field && field.isNeverNull)
  const typed = {
    ...{ ...shared, isOptional },
    defaultValue: String(value ?? ''),
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(isNullable && currentTarget.value === '' ? null : currentTarget.value),
  }
  switch (field.type) {
    case 'text':
      return field.rows ? <TextAreaField {...typed} rows={field.rows} /> : <TextField {...typed} />
    case 'day':
      return <DateField {...typed} />
    case 'choice':
      return <SelectField {...typed} isOptional={false} options={field.options} />
    case 'lines':
      return <LinesField {...shared} value={value as readonly string[]} onChange={onChange} />
    case 'picture':
      return <PictureField {...shared} isOptional={isOptional} value={value as never} change={change as never} />
    case 'file':
      return (
        <FileField {...shared} isOptional={isOptional} kind={field.kind} value={value as string} onChange={onChange} />
      )
    case 'richText':
      return <RichTextField {...shared} value={value as never} onChange={onChange} />
    case 'projects':
      return <ProjectsField {...shared} max={field.max} value={value as number[]} onChange={onChange} />
    case 'group':
      return <GroupField field={field} name={name} value={value} change={change} />
    case 'list':
      return <ListField field={field} name={name} value={value} change={change} />
  }
}

interface LinesFieldProps {
  label: string
  hint?: string | undefined
  name: string
  value: readonly string[]
  onChange: (lines: string[]) => void
}

function LinesField({ value, onChange, name, ...field }: LinesFieldProps) {
  const { live, isSubmitted } = useEditor()
  return (
    <TextAreaField
      {...field}
      name={name}
      rows={3}
      isOptional
      defaultValue={value.join('\n')}
      // Otherwise the rule for a single line would be applied to all lines together.
      validate={() => null}
      error={isSubmitted ? errorUnder(live, name) : null}
      onInput={({ currentTarget }) =>
        onChange(
          currentTarget.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        )
      }
    />
  )
}

interface FileFieldProps {
  label: string
  name: string
  isOptional: boolean
  kind: 'video' | 'document'
  value: string | null
  onChange: (file: string | null) => void
}

function FileField({ kind, value, onChange, name, ...field }: FileFieldProps) {
  const { live, isSubmitted } = useEditor()
  const upload = useUploadProps((file) => onChange(file ?? (field.isOptional ? null : '')))
  return (
    <UploadField
      {...field}
      name={name}
      folder={kind === 'video' ? PAGE_FOLDER.films : PAGE_FOLDER.documents}
      kind={kind}
      defaultValue={value}
      error={isSubmitted ? errorUnder(live, name) : null}
      {...upload}
    />
  )
}

function GroupField({ field, name, value, change }: PartFieldProps<Extract<FieldSpec, { type: 'group' }>>) {
  return (
    <fieldset className="page-group">
      <legend className="sr-only">{field.label}</legend>
      <CheckboxField
        label={field.label}
        name={`${name}.isThere`}
        hint={field.hint}
        isOptional
        defaultChecked={value !== null}
        onChange={({ currentTarget: { checked } }) => change(() => (checked ? field.empty() : null))}
      />
      {value !== null && (
        <PartFields
          fields={field.fields}
          values={value as Values}
          path={name}
          change={(update) => change((before) => before && update(before as Values))}
        />
      )}
    </fieldset>
  )
}

let lastKey = 0
const newKey = () => {
  lastKey += 1
  return lastKey
}

function ListField({ field, name, value, change }: PartFieldProps<Extract<FieldSpec, { type: 'list' }>>) {
  const items = value as readonly Values[]
  const { live, isSubmitted } = useEditor()
  // Uncontrolled inputs keep their values only if each item keeps its key when the list changes.
  const [firstKeys] = useState(() => items.map(newKey))
  const keys = useRef(firstKeys)
  const refused = useContext(FieldErrorsContext)
  /**
   * The errors at the time when each item was added. They belong to other items; its own appear after the next save.
   */
  const addedAfter = useRef(new Map<number, FormErrors | undefined>())
  const removal = useFocusAfterRemoval<HTMLOListElement>('.page-list-acts > :last-child')

  function changeItems(update: (before: readonly Values[]) => readonly Values[]) {
    change((before) => update(before as readonly Values[]))
  }

  function changeItem(key: number, update: (item: Values) => Values) {
    const at = keys.current.indexOf(key)
    changeItems((before) => before.map((item, index) => (index === at ? update(item) : item)))
  }

  function move(key: number, by: 1 | -1) {
    const at = keys.current.indexOf(key)
    if (!(at + by in keys.current)) return
    keys.current = moved(keys.current, at, by)
    changeItems((before) => moved(before, at, by))
  }

  function remove(key: number) {
    const at = keys.current.indexOf(key)
    keys.current = keys.current.toSpliced(at, 1)
    changeItems((before) => before.toSpliced(at, 1))
  }

  function add() {
    const key = newKey()
    addedAfter.current.set(key, refused)
    keys.current = [...keys.current, key]
    changeItems((before) => [...before, field.empty() as Values])
    focusAdded(removal.ref.current)
  }

  const id = `${name}-list`
  return (
    <fieldset className="page-list" data-row={field.isRow || undefined} aria-describedby={`${id}-error`}>
      <legend>{field.label}</legend>
      <ol {...removal}>
        {items.map((item, at) => {
          const key = keys.current[at] ?? at
          return (
            <li key={key}>
              <div className="page-list-fields">
                {/* The current errors: after a move, the paths of the errors from the refused save no longer match. */}
                <FieldErrorsContext value={addedAfter.current.get(key) === refused ? undefined : live}>
                  <PartFields
                    fields={field.fields}
                    values={item}
                    path={`${name}.${at}`}
                    change={(update) => changeItem(key, update)}
                  />
                </FieldErrorsContext>
              </div>
              <div className="page-list-acts">
                <IconButton
                  label={pageLabels.move(`${field.label} ${at + 1}`, 'up')}
                  icon={<Icon of={ArrowUp} size={16} />}
                  aria-disabled={at === 0 || undefined}
                  onClick={(event) => keepFocus(event, () => move(key, -1))}
                />
                <IconButton
                  label={pageLabels.move(`${field.label} ${at + 1}`, 'down')}
                  icon={<Icon of={ArrowDown} size={16} />}
                  aria-disabled={at === items.length - 1 || undefined}
                  onClick={(event) => keepFocus(event, () => move(key, 1))}
                />
                <IconButton
                  label={pageLabels.remove(`${field.label} ${at + 1}`)}
                  icon={<Icon of={Trash2} size={16} />}
                  onClick={() => remove(key)}
                />
              </div>
            </li>
          )
        })}
      </ol>
      {items.length < field.max && (
        <Button variant="line" size="sm" onClick={add}>
          <Icon of={Plus} size={16} /> {field.add}
        </Button>
      )}
      <FieldNotes id={id} message={isSubmitted ? (live[name] ?? null) : null} />
    </fieldset>
  )
}

function moved<Item>(items: readonly Item[], at: number, by: 1 | -1): Item[] {
  return items.toSpliced(at, 1).toSpliced(at + by, 0, ...items.slice(at, at + 1))
}
