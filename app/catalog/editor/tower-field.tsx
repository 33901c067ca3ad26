import { useId } from 'react'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { TextField } from '../../ui/form/text-field.tsx'

interface TowerFieldProps
  extends Pick<
    Parameters<typeof TextField>[0],
    'label' | 'hint' | 'className' | 'isOptional' | 'defaultValue' | 'validate'
  > {
  /** Offered as suggestions, because an update and a handover of one tower must have the same tower name. */
  towers: readonly string[]
}

export function TowerField({ towers, ...field }: TowerFieldProps) {
  const listId = useId()
  return (
    <>
      <TextField {...field} name="tower" list={listId} autoComplete="off" maxLength={LENGTH.name} />
      <datalist id={listId}>
        {towers.map((tower) => (
          <option key={tower} value={tower} />
        ))}
      </datalist>
    </>
  )
}
