import { RotateCcw } from 'lucide'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { TRASH_DAYS } from '#contract/back-office/back-office.constants.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import {
  restoreRecord,
  searchTrash,
  TRASH_ENTITIES,
  type TrashedRecord,
} from '#contract/back-office/trash.endpoints.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { browserApi } from '../../lib/browser-api.ts'
import { momentInWords } from '../../lib/moment-in-words.ts'
import { pageRequestOf } from '../../lib/page-of.ts'
import { hiddenPageMeta } from '../../lib/screen-titles.ts'
import { useCall, useRefresh } from '../../lib/use-call.ts'
import { useRunEach } from '../../lib/use-run-each.ts'
import { Button } from '../../ui/action/button.tsx'
import { Pill } from '../../ui/feedback/pill.tsx'
import { showFailure } from '../../ui/feedback/show-failure.ts'
import { Icon } from '../../ui/icon.tsx'
import { ScreenHead } from '../../ui/layout/screen-head.tsx'
import { siteToasts } from '../../ui/overlay/toast-queues.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { ListFilter } from '../../ui/table/list-filter.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { oneOf, useListFilters } from '../../ui/table/use-list-filters.ts'
import { useTableView } from '../../ui/table/use-table-view.ts'
import { kindInWords } from '../history/change-labels.ts'
import { daysLeft } from './trash-days-left.ts'
import './trash.css'

export const meta = hiddenPageMeta

export default function TrashPage() {
  const [view, changeView] = useTableView(COLUMNS)
  const [{ kind }, changeFilters] = useListFilters({ kind: oneOf(TRASH_ENTITIES) })
  const entity = TRASH_ENTITIES.find((known) => known === kind) ?? null
  const trash = useCall(searchTrash, { body: pageRequestOf(view, { entity }) })
  const refresh = useRefresh()
  const { runEach, isRunning } = useRunEach<string>()

  async function restore(record: TrashedRecord) {
    const outcome = await browserApi(restoreRecord, { body: { entity: record.entity, id: record.id } })
    if (outcome.ok) siteToasts.show({ kind: 'success', title: outcome.message, text: record.name })
    else showFailure(outcome, { isStaff: true, action: 'Restoring' })
    await refresh(searchTrash)
  }

  return (
    <>
      <ScreenHead title={adminMessages.sidebar.trash} lead={recordsMessages.trash.lead(TRASH_DAYS)} />
      <DataTable
        caption={recordsMessages.trash.list}
        columns={[
          ...COLUMNS,
          {
            key: 'restore',
            header: labelMessages.action,
            cell: (record) => (
              <Button
                variant="ghost"
                size="sm"
                isBusy={isRunning(keyOf(record))}
                aria-label={recordsMessages.trash.restoreOne(record.name)}
                onClick={() => void runEach(keyOf(record), () => restore(record))}
              >
                <Icon of={RotateCcw} size={15} /> {recordsMessages.trash.restore}
              </Button>
            ),
            isShownOnPhones: true,
          },
        ]}
        rows={trash.data?.rows ?? []}
        total={trash.data?.total ?? 0}
        rowKey={keyOf}
        view={view}
        onView={changeView}
        isLoading={trash.isPending || (trash.isFetching && trash.isError)}
        isOutdated={trash.isPlaceholderData}
        error={trash.error}
        onRetry={() => void trash.refetch()}
        emptyHint={kind ? undefined : recordsMessages.trash.empty}
        filters={
          <ListFilter
            label={recordsMessages.trash.kind}
            value={kind}
            options={TRASH_ENTITIES.map((value) => ({ value, label: kindInWords(value) }))}
            onChange={(value) => changeFilters({ kind: value })}
          />
        }
      />
    </>
  )
}

const COLUMNS: readonly Column<TrashedRecord>[] = [
  { key: 'entity', header: recordsMessages.trash.kind, cell: (record) => <Pill>{kindInWords(record.entity)}</Pill> },
  {
    key: 'name',
    header: labelMessages.name,
    cell: ({ name }) => <span className="trash-name">{name}</span>,
    phoneLine: ({ entity, deletedAt }) =>
      `${kindInWords(entity)}, ${recordsMessages.trash.left(daysLeft(deletedAt, new Date()))}`,
    isSortable: true,
    isShownOnPhones: true,
  },
  {
    key: 'deletedBy',
    header: recordsMessages.trash.deletedBy,
    cell: ({ deletedBy }) => deletedBy ?? recordsMessages.trash.formerStaff,
  },
  {
    key: 'deletedAt',
    header: recordsMessages.trash.deleted,
    cell: ({ deletedAt }) => momentInWords(deletedAt),
    isSortable: true,
  },
  {
    key: 'left',
    header: recordsMessages.trash.daysLeft,
    cell: ({ deletedAt }) => daysLeft(deletedAt, new Date()),
    isNumeric: true,
  },
]

function keyOf({ entity, id }: TrashedRecord) {
  return `${entity} ${id}`
}
