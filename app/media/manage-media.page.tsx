import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { MEDIA_LIST_PARAMETER } from '#contract/media/media.constants.ts'
import { listMediaCategories, listMediaItems } from '#contract/media/media.endpoints.ts'
import { say } from '#contract/media/media.messages.ts'
import type { MediaItem } from '#contract/media/media.schema.ts'
import { hiddenPageMeta } from '../lib/hidden-page-meta.ts'
import { useCall } from '../lib/use-call.ts'
import { DataTable } from '../ui/data-table.tsx'
import { ScreenHead } from '../ui/screen-head.tsx'
import { Split } from '../ui/split.tsx'
import { useUnsavedWork } from '../ui/unsaved-work.tsx'
import { useLocalRows } from '../ui/use-local-rows.ts'
import { useTableView } from '../ui/use-table-view.ts'
import { mediaColumns } from './manage-media-columns.tsx'
import { MediaFilter } from './manage-media-filter.tsx'
import { ManageMediaForm } from './manage-media-form.tsx'
import { useManageMediaForm } from './use-manage-media-form.ts'
import { useMediaActions } from './use-media-actions.ts'
import './manage-media.css'

export const meta = hiddenPageMeta

export default function ManageMedia() {
  const items = useCall(listMediaItems, { params: { n: MEDIA_LIST_PARAMETER } })
  const { data: categories = NONE } = useCall(listMediaCategories)
  const [view, changeView] = useTableView()
  const [params] = useSearchParams()
  const shownCategory = Number(params.get('category'))

  const reload = async () => (await items.refetch()).data
  const form = useManageMediaForm(reload)
  const unsaved = useUnsavedWork(form.isChanged)
  const { toggle, remove, togglingId } = useMediaActions({ form, reload })

  const actions = { edit, remove, toggle, togglingId }
  const columns = mediaColumns({ categories, ...actions })
  const shown = useMemo(
    () => (items.data ?? []).filter(({ categoryId }) => !shownCategory || categoryId === shownCategory),
    [items.data, shownCategory],
  )
  const page = useLocalRows({ rows: shown, columns, view })

  function edit(item: MediaItem) {
    unsaved.discardThen(() => form.open(item))
  }

  return (
    <>
      <ScreenHead title={say.screen} lead={say.screenLead} />
      <Split
        main={
          <div className="manage-media-list">
            <DataTable
              caption={say.screen}
              columns={columns}
              rows={page.rows}
              total={page.total}
              rowKey={({ id }) => id}
              view={view}
              onView={changeView}
              isLoading={items.isPending}
              error={items.data ? null : items.error}
              onRetry={() => void items.refetch()}
              isSelected={({ id }) => id === form.record?.id}
              filters={<MediaFilter categories={categories} items={items.data ?? []} current={shownCategory} />}
            />
          </div>
        }
        side={
          <ManageMediaForm
            form={form}
            categories={categories}
            onCancel={() => unsaved.discardThen(() => form.open(null))}
          />
        }
      />
      {unsaved.question}
    </>
  )
}

const NONE: never[] = []
