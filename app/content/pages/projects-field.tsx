import { ArrowDown, ArrowUp, Trash2 } from 'lucide'
import { useRef } from 'react'
import { getProjectChoices } from '#contract/catalog/project-list.endpoints.ts'
import { useCall } from '../../lib/use-call.ts'
import { useFocusFallback } from '../../lib/use-focus-fallback.ts'
import { IconButton } from '../../ui/action/button.tsx'
import { FieldNotes } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { keepFocus } from '../../ui/keep-focus.ts'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { useEditor } from './editor-context.ts'
import { errorUnder } from './page-draft.ts'
import { pageLabels } from './page-labels.ts'

interface ProjectsFieldProps {
  label: string
  hint?: string | undefined
  name: string
  max: number
  value: readonly number[]
  onChange: (ids: number[]) => void
}

export function ProjectsField({ label, hint, name, max, value, onChange }: ProjectsFieldProps) {
  const { live, isSubmitted } = useEditor()
  const { data } = useCall(getProjectChoices)
  const projects = data?.projects ?? []
  const nameOf = (id: number) => projects.find((project) => project.id === id)?.name ?? `${id}`
  const free = projects.filter(({ id }) => !value.includes(id))
  const place = useRef<HTMLFieldSetElement>(null)
  const focus = useFocusFallback(() => place.current?.querySelector('select') ?? place.current)
  const removal = useFocusAfterRemoval<HTMLOListElement>('.page-list-acts > :last-child')

  function move(at: number, by: 1 | -1) {
    const id = value[at]
    if (id !== undefined && at + by in value) onChange(value.toSpliced(at, 1).toSpliced(at + by, 0, id))
  }

  return (
    <fieldset ref={place} className="page-list page-projects" tabIndex={-1} {...focus}>
      <legend>{label}</legend>
      <ol {...removal}>
        {value.map((id, at) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            <div className="page-list-acts">
              <IconButton
                label={pageLabels.move(nameOf(id), 'up')}
                icon={<Icon of={ArrowUp} size={16} />}
                aria-disabled={at === 0 || undefined}
                onClick={(event) => keepFocus(event, () => move(at, -1))}
              />
              <IconButton
                label={pageLabels.move(nameOf(id), 'down')}
                icon={<Icon of={ArrowDown} size={16} />}
                aria-disabled={at === value.length - 1 || undefined}
                onClick={(event) => keepFocus(event, () => move(at, 1))}
              />
              <IconButton
                label={pageLabels.remove(nameOf(id))}
                icon={<Icon of={Trash2} size={16} />}
                onClick={() => onChange(value.toSpliced(at, 1))}
              />
            </div>
          </li>
        ))}
      </ol>
      {value.length < max && (
        <SelectField
          // Mounts an empty field after each selection.
          key={value.length}
          label={pageLabels.addProject}
          hint={hint}
          name={`${name}.add`}
          isOptional
          validate={() => null}
          placeholder=""
          options={free.map(({ id, name: project }) => ({ value: String(id), label: project }))}
          onChange={({ currentTarget }) => {
            if (currentTarget.value !== '') onChange([...value, Number(currentTarget.value)])
          }}
        />
      )}
      <FieldNotes id={`${name}-projects`} message={isSubmitted ? errorUnder(live, name) : null} />
    </fieldset>
  )
}
