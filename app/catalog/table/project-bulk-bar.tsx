import { X } from 'lucide'
import { catalogChangesMessages } from '#contract/catalog/catalog-changes.messages.ts'
import { Button } from '../../ui/action/button.tsx'
import { IconButton } from '../../ui/action/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'

type Props = {
  count: number
  isBusy: boolean
  onActivate: () => void
  onDeactivate: () => void
  onClear: () => void
}

/** Floats over the foot of the screen while rows are selected. */
export function ProjectBulkBar({ count, isBusy, onActivate, onDeactivate, onClear }: Props) {
  return (
    <section className="project-bulk on-ink" aria-label="Selected projects">
      <span aria-live="polite">{`${count} selected`}</span>
      <Button variant="line" size="sm" isBusy={isBusy} onClick={onDeactivate}>
        {catalogChangesMessages.deactivate}
      </Button>
      <Button variant="line" size="sm" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : onActivate}>
        {catalogChangesMessages.activate}
      </Button>
      <IconButton label="Clear selection" icon={<Icon of={X} size={16} />} onClick={onClear} />
    </section>
  )
}
