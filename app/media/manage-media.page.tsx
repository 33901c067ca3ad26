import { Upload } from 'lucide'
import { useCallback, useMemo } from 'react'
import { MEDIA_CATEGORIES, MEDIA_LIST_PARAMETER } from '#contract/media/media.constants.ts'
import { deleteMediaItem, listMediaCategories, listMediaItems, saveMediaItem } from '#contract/media/media.endpoints.ts'
import { mediaMessages } from '#contract/media/media.messages.ts'
import { type MediaCategory, type MediaItem, MediaItemDraft } from '#contract/media/media.schema.ts'
import { mediaImportMessages } from '#contract/media/media-import.messages.ts'
import { type MediaCount, type MediaFilters, searchMediaItems } from '#contract/media/media-list.endpoints.ts'
import { browserApi } from '../lib/browser-api.ts'
import { ANY_VIEW, pageRequestOf } from '../lib/page-of.ts'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { callOptions, useCall } from '../lib/use-call.ts'
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
import { useMediaToggle, usePressedSwitchFocus } from './use-media-toggle.ts'
import './manage-media.css'

export const meta = hiddenPageMeta

export default function ManageMedia() {
  const counts = useCall(searchMediaItems, { body: pageRequestOf(ANY_VIEW, NO_FILTERS) }).data?.overall
  const categories = useCall(listMediaCategories).data
  const [{ category }, changeFilters] = useListFilters({ category: oneOf(categories?.map(({ id }) => String(id))) })
  const { save, isSaving } = useSave(saveMediaItem)
  const { toggle, togglingId } = useMediaToggle()
  const filters = useMemo(() => filtersOf(category), [category])
  const importing = useImportInAddress()
  const screen = useRecordScreen({
    list: {
      whole: callOptions([listMediaItems, { params: { n: MEDIA_LIST_PARAMETER } }]),
      page: (view, chosen) => callOptions([searchMediaItems, { body: pageRequestOf(view, chosen) }]),
      filters,
      noFilters: NO_FILTERS,
      matchesFilters: useCallback(
        ({ categoryId }: MediaItem) => filters.categoryId === null || filters.categoryId === categoryId,
        [filters],
      ),
    },
    columnsOf: (actions, state) =>
      mediaColumns({ ...actions, categories: categories ?? NONE, togglingId, toggle: (item) => toggle(item, state) }),
    schema: MediaItemDraft,
    valuesOf: mediaValues,
    save: (draft) => save({ body: draft }),
    isSpecified: true,
    remove: (id) => browserApi(deleteMediaItem, { params: { id } }),
    entity: 'media-item',
    words: mediaMessages,
  })
  usePressedSwitchFocus({ isListed: screen.overall !== null })

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
                  counts={screen.overall === null ? undefined : counts}
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

const NO_FILTERS = filtersOf('')

function filtersOf(category: string): MediaFilters {
  return { categoryId: MEDIA_CATEGORIES.find((id) => String(id) === category) ?? null }
}

interface MediaFilterProps {
  categories: readonly MediaCategory[]
  /** The number of items in each category; undefined while loading. */
  counts: readonly MediaCount[] | undefined
  current: string
  onChange: (choice: { category: string }) => void
}

function MediaFilter({ categories, counts, current, onChange }: MediaFilterProps) {
  const choices = categories.map(({ id, name }) => ({
    value: String(id),
    name,
    count: counts && (counts.find(({ categoryId }) => categoryId === id)?.count ?? 0),
  }))
  return (
    <fieldset className="chips">
      <legend className="sr-only">{mediaMessages.label.mediaType}</legend>
      {[
        { value: '', name: mediaMessages.allMedia, count: counts?.reduce((sum, { count }) => sum + count, 0) },
        ...choices,
      ].map(({ value, name, count }) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={value === current}
          onClick={() => value !== current && onChange({ category: value })}
        >
          {name} <span className="tabular">{count}</span>
        </button>
      ))}
    </fieldset>
  )
}
