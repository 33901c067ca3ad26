import { Trash2 } from 'lucide'
import { TRASH_DAYS } from '#contract/back-office/back-office.constants.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { editorMessages } from '#contract/catalog/editor.messages.ts'
import type { GalleryImage } from '#contract/catalog/project-parts.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Button } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Confirm } from '../../ui/overlay/confirm.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { LabelPictures } from '../../uploads/label-pictures.tsx'

interface GallerySelectionProps {
  images: readonly Pick<GalleryImage, 'image'>[]
  categories: readonly { id: number; name: string }[]
  onDelete: () => unknown
  onMove: (categoryId: number) => unknown
  onClear: () => void
}

export function GallerySelection({ images, categories, onDelete, onMove, onClear }: GallerySelectionProps) {
  const count = images.length
  if (count === 0) return null
  return (
    <div className="gallery-selection">
      <Confirm
        question={editorMessages.gallery.deleteQuestion(count)}
        details={recordsMessages.keptInTrash(TRASH_DAYS)}
        confirmLabel={recordsMessages.delete}
        onConfirm={onDelete}
        trigger={
          <Button variant="ghost" size="sm">
            <Icon of={Trash2} size={16} /> {editorMessages.gallery.deleteCount(count)}
          </Button>
        }
      />
      <Menu
        label={editorMessages.gallery.moveTo}
        align="start"
        trigger={
          <Button variant="ghost" size="sm">
            {editorMessages.gallery.moveTo}
          </Button>
        }
        items={categories.map(({ id, name }) => ({ label: name, onSelect: () => void onMove(id) }))}
      />
      <LabelPictures
        pictures={images.map(({ image }) => ({ folder: UPLOAD_FOLDER.images, file: image }))}
        onLabelled={onClear}
      />
      <Button variant="ghost" size="sm" onClick={onClear}>
        {contentMessages.cancel}
      </Button>
    </div>
  )
}
