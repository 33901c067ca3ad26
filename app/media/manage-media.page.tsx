import { Upload } from 'lucide'
import { useMemo } from 'react'
import { MEDIA_LIST_PARAMETER } from '#contract/media/media.constants.ts'
import { deleteMediaItem, listMediaCategories, listMediaItems, saveMediaItem } from '#contract/media/media.endpoints.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { type MediaCategory, type MediaItem, MediaItemDraft } from '#contract/media/media.schema.ts'
import { mediaImportMessages } from '#contract/media/media-import.messages.ts'
import { browserApi } from '../lib/browser-api.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useImportInAddress } from '../ui/import/use-import-in-address.ts'
import { ScreenHead } from '../ui/layout/screen-head.tsx'
import { Split } from '../ui/layout/split.tsx'
import { useRecordScreen } from '../ui/record/use-record-screen.tsx'
import { DataTable } from '../ui/table/data-table.tsx'
import { oneOf, useListFilters } from '../ui/table/use-list-filters.ts'
import { ImportMedia } from './import-media.tsx'
import { mediaColumns } from './manage-media-columns.tsx'
import { ManageMediaForm, mediaValues } from './manage-media-form.tsx'
import { useMediaToggle } from './use-media-toggle.ts'
import './manage-media.css'

export const meta = hiddenPageMeta

export default function ManageMedia() {
  const items = useCall(listMediaItems, { params: { n: MEDIA_LIST_PARAMETER } })
  const categories = useCall(listMediaCategories).data
  const [{ category }, changeFilters] = useListFilters({ category: oneOf(categories?.map(({ id }) => String(id))) })
  const { save, isSaving } = useSave(saveMediaItem)
  const { toggle, togglingId } = useMediaToggle({ isListed: items.data !== undefined })
  const shown = useMemo(
    () => (items.data ?? []).filter(({ categoryId }) => category === '' || String(categoryId) === category),
    [items.data, category],
  )
  const importing = useImportInAddress()
  const screen = useRecordScreen({
    records: items,
    shown,
    columnsOf: (actions, state) =>
      mediaColumns({ ...actions, categories: categories ?? NONE, togglingId, toggle: (item) => toggle(item, state) }),
    schema: MediaItemDraft,
    valuesOf: mediaValues,
    save: (draft) => save({ body: draft }),
    remove: (id) => browserApi(deleteMediaItem, { params: { id } }),
    entity: 'media-item',
    words: mediaMessages,
  })

  return (
    <>
      <ScreenHead
        title={mediaMessages.screen}
        lead={mediaMessages.screenLead}
        actions={
          <Button variant="ghost" onClick={importing.open}>
            <Icon of={Upload} size={16} /> {mediaImportMessages.open}
          </Button>
        }
      />
      <Split
        add={{ label: mediaMessages.addItem, onAdd: screen.cancel }}
        main={
          <div className="manage-media-list">
            <DataTable
              caption={mediaMessages.screen}
              {...screen.table}
              filters={
                <MediaFilter
                  categories={categories ?? NONE}
                  items={items.data}
                  current={category}
                  onChange={changeFilters}
                />
              }
            />
          </div>
        }
        side={
          <ManageMediaForm
            form={screen.form}
            categories={categories ?? NONE}
            isSaving={isSaving}
            onCancel={screen.cancel}
          />
        }
      />
      {screen.question}
      <ImportMedia isOpen={importing.isOpen} onClose={importing.close} />
    </>
  )
}

const NONE: never[] = []

interface MediaFilterProps {
  categories: readonly MediaCategory[]
  /** All items, for the count of each category; undefined while loading. */
  items: readonly MediaItem[] | undefined
  /** The id of the selected category; '' for all. */
  current: string
  onChange: (choice: { category: string }) => void
}

function MediaFilter({ categories, items, current, onChange }: MediaFilterProps) {
  const choices = categories.map(({ id, name }) => ({
    value: String(id),
    name,
    count: items?.filter(({ categoryId }) => categoryId === id).length,
  }))
  return (
    <fieldset className="chips">
      <legend className="sr-only">{mediaMessages.label.mediaType}</legend>
      {[{ value: '', name: mediaMessages.allMedia, count: items?.length }, ...choices].map(({ value, name, count }) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={value === current}
          // Selecting the current category again is not a change.
          onClick={() => value !== current && onChange({ category: value })}
        >
          {name} <span className="tabular">{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
