import { Trash2 } from 'lucide'
import { TRASH_DAYS } from '#contract/back-office/back-office.constants.ts'
import { say as records } from '#contract/back-office/records.messages.ts'
import { say } from '#contract/catalog/editor.messages.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { Button } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Confirm } from '../../ui/overlay/confirm.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'

interface GallerySelectionProps {
  count: number
  categories: readonly { id: number; name: string }[]
  onDelete: () => unknown
  onMove: (categoryId: number) => unknown
  onClear: () => void
}

/** What can be done with the ticked pictures. */
export function GallerySelection({ count, categories, onDelete, onMove, onClear }: GallerySelectionProps) {
  if (count === 0) return null
  return (
    <div className="gallery-selection">
      <Confirm
        question={say.gallery.deleteQuestion(count)}
        details={records.keptInTrash(TRASH_DAYS)}
        confirmLabel={records.delete}
        onConfirm={onDelete}
        trigger={
          <Button variant="ghost" size="sm">
            <Icon of={Trash2} size={16} /> {say.gallery.deleteCount(count)}
          </Button>
        }
      />
      <Menu
        label={say.gallery.moveTo}
        align="start"
        trigger={
          <Button variant="ghost" size="sm">
            {say.gallery.moveTo}
          </Button>
        }
        items={categories.map(({ id, name }) => ({ label: name, onSelect: () => void onMove(id) }))}
      />
      <Button variant="ghost" size="sm" onClick={onClear}>
        {common.cancel}
      </Button>
    </div>
  )
}
