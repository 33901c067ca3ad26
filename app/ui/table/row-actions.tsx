import { Pencil } from 'lucide'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { IconButton } from '../action/button.tsx'
import { Icon } from '../icon.tsx'
import { DeleteButton } from '../overlay/confirm.tsx'
import '../record/record-form.css'

interface RowActionsProps {
  name: string
  details?: string | undefined
  onEdit: () => void
  onDelete: () => unknown
}

export function RowActions({ name, details, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className="row-actions">
      <IconButton
        label={recordsMessages.edited(name)}
        title={recordsMessages.edit}
        icon={<Icon of={Pencil} size={17} />}
        onClick={onEdit}
      />
      <DeleteButton name={name} details={details} onDelete={onDelete} />
    </div>
  )
}
