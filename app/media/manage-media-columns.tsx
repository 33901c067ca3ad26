import { labelMessages } from '#contract/content/label.messages.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import type { MediaCategory, MediaItem } from '#contract/media/media.schema.ts'
import { assetAddress, UPLOAD_FOLDER } from '#contract/uploads/uploads.constants.ts'
import { Day } from '../ui/day.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { Picture } from '../ui/media/picture.tsx'
import type { RecordActions } from '../ui/record/use-record-screen.tsx'
import { RowActions } from '../ui/table/row-actions.tsx'
import type { Column } from '../ui/table/table.tsx'
import { switchId } from './use-media-toggle.ts'

interface Actions extends RecordActions<MediaItem> {
  categories: readonly MediaCategory[]
  toggle: (item: MediaItem) => Promise<void>
  togglingId: number | null
}

export function mediaColumns({ categories, edit, remove, toggle, togglingId }: Actions): Column<MediaItem>[] {
  const categoryName = ({ categoryId }: Pick<MediaItem, 'categoryId'>) =>
    categories.find(({ id }) => id === categoryId)?.name ?? ''
  return [
    { key: 'number', header: labelMessages.serialNumber, width: '56px', cell: (_, at) => at + 1 },
    {
      key: 'category',
      header: mediaMessages.label.mediaType,
      isSortable: true,
      value: categoryName,
      cell: categoryName,
    },
    {
      key: 'name',
      header: mediaMessages.label.eventName,
      isSortable: true,
      isShownOnPhones: true,
      value: ({ name }) => name,
      cell: ({ name, image, description, ...item }, at) => (
        <div className="manage-media-name">
          {image && (
            <span className="manage-media-picture">
              <Picture
                src={assetAddress(UPLOAD_FOLDER.banners, image)}
                alt=""
                width={320}
                height={214}
                sizes="48px"
                widths={[320]}
              />
            </span>
          )}
          <div>
            <b title={name}>{name}</b>
            <span className="table-phone-line">
              {`${labelMessages.serialNumber} ${at + 1} · ${categoryName(item)}`}
              <Day className="manage-media-day" day={item.date} />
              <span className="manage-media-text">{description}</span>
            </span>
          </div>
        </div>
      ),
    },
    {
      key: 'description',
      header: labelMessages.description,
      value: ({ description }) => description,
      cell: ({ description }) => <span className="manage-media-text">{description}</span>,
    },
    {
      key: 'date',
      header: labelMessages.date,
      isSortable: true,
      width: '96px',
      value: ({ date }) => date,
      cell: ({ date }) => <Day className="tabular manage-media-date" day={date} />,
    },
    {
      key: 'home',
      header: mediaMessages.label.isShownAtHome,
      isShownOnPhones: true,
      width: '92px',
      cell: (item) => (
        <Switch
          id={switchId(item.id)}
          label={`${mediaMessages.label.isShownAtHome}: ${item.name}`}
          isLabelHidden
          isOn={item.isActive}
          isBusy={togglingId !== null}
          onChange={() => void toggle(item)}
        />
      ),
    },
    {
      key: 'actions',
      header: labelMessages.actions,
      isPinned: true,
      isShownOnPhones: true,
      width: '96px',
      cell: (item) => <RowActions name={item.name} onEdit={() => edit(item)} onDelete={() => remove(item)} />,
    },
  ]
}
