import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide'
import {
  type AuditFilters,
  type AuditLine,
  searchAuditLog,
  visibleEntities,
} from '#contract/back-office/audit.endpoints.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import type { Page } from '#contract/wire/paged-list.ts'
import { isCalendarDay } from '#contract/wire/site-time.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'
import type { CsvColumn } from '../../lib/csv.ts'
import { momentInWords } from '../../lib/moment-in-words.ts'
import { ANY_VIEW, pageRequestOf } from '../../lib/page-of.ts'
import { callOptions } from '../../lib/use-call.ts'
import { Button } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOpenedRecord } from '../../ui/record/use-opened-record.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { ExportButton } from '../../ui/table/export-button.tsx'
import { areReversed, DayFilters, ListFilter } from '../../ui/table/list-filter.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { oneOf, upTo, useListFilters } from '../../ui/table/use-list-filters.ts'
import { useTableView } from '../../ui/table/use-table-view.ts'
import { differencesIn } from '../history/change-differences.ts'
import { AUDIT_ACTIONS, actionInWords, actorInWords, RECORD_KINDS } from '../history/change-labels.ts'
import { sentenceOf } from '../history/change-sentence.ts'
import { staffRole } from '../shell/staff-guard.ts'
import { AuditDrawer } from './audit-log-drawer.tsx'
import { readAllLines } from './read-all-lines.ts'

export function AuditLogList() {
  const seen = visibleEntities(staffRole())
  const [view, changeView] = useTableView(COLUMNS)
  const [chosen, changeFilters] = useListFilters({
    // The opened entry is part of the filters, so that one navigation filters the list and closes the drawer.
    record: upTo(LENGTH.name),
    actor: upTo(LENGTH.address),
    action: oneOf(Object.keys(AUDIT_ACTIONS)),
    entity: oneOf(Object.keys(RECORD_KINDS)),
    from: isCalendarDay,
    to: isCalendarDay,
  })
  const filters: AuditFilters = {
    actor: chosen.actor || null,
    action: chosen.action || null,
    entity: chosen.entity || null,
    entityId: null,
    projectId: null,
    from: chosen.from || null,
    to: chosen.to || null,
  }
  const isWrong = areReversed(chosen)
  const lines = useQuery({
    ...callOptions([searchAuditLog, { body: pageRequestOf(view, filters) }]),
    enabled: !isWrong,
  })
  const { rows, total } = (isWrong ? null : lines.data) ?? NO_LINES
  const isLoading = !isWrong && (lines.isPending || (lines.isFetching && lines.isError))
  const [opened, setOpened] = useOpenedRecord<AuditLine>({
    rows,
    isLoading,
    find: (id) => callOptions([searchAuditLog, { body: pageRequestOf(ANY_VIEW, { ...NO_FILTERS, id }) }]),
  })

  return (
    <div className="audit-list">
      <DataTable
        caption={recordsMessages.log.changes}
        columns={COLUMNS}
        rows={rows}
        total={total}
        rowKey={({ id }) => id}
        view={view}
        onView={changeView}
        isLoading={isLoading}
        isOutdated={lines.isPlaceholderData}
        error={isWrong ? null : lines.error}
        onRetry={() => void lines.refetch()}
        onOpen={setOpened}
        isSelected={({ id }) => id === opened?.id}
        searchLabel={recordsMessages.log.changesHint}
        empty={isWrong ? wireMessages.daysReversed : undefined}
        filters={
          <>
            <ListFilter
              label="Action"
              value={chosen.action}
              options={choicesOf(AUDIT_ACTIONS)}
              onChange={(action) => changeFilters({ action })}
            />
            <ListFilter
              label="Record"
              value={chosen.entity}
              options={choicesOf(RECORD_KINDS).filter(({ value }) => seen === null || seen.includes(value))}
              onChange={(entity) => changeFilters({ entity })}
            />
            <DayFilters label={recordsMessages.log.done} from={chosen.from} to={chosen.to} onChange={changeFilters} />
            {chosen.actor !== '' && (
              <Button variant="ghost" size="sm" onClick={() => changeFilters({ actor: '' })}>
                {recordsMessages.log.by(chosen.actor)} <Icon of={X} size={15} label={recordsMessages.log.byEverybody} />
              </Button>
            )}
          </>
        }
        actions={
          <ExportButton
            name="activity"
            columns={EXPORT}
            read={() => readAllLines(view, filters)}
            isDisabled={isWrong}
          />
        }
      />
      <AuditDrawer
        rows={rows}
        opened={opened}
        onOpen={setOpened}
        onActor={(actor) => changeFilters({ actor, record: '' })}
      />
    </div>
  )
}

function choicesOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

const NO_FILTERS: AuditFilters = {
  actor: null,
  action: null,
  entity: null,
  entityId: null,
  projectId: null,
  from: null,
  to: null,
}

const NO_LINES: Page<AuditLine> = { rows: [], total: 0 }

const COLUMNS: readonly Column<AuditLine>[] = [
  {
    key: 'at',
    header: 'When',
    cell: ({ at }) => <span className="audit-moment">{momentInWords(at)}</span>,
    isSortable: true,
    isShownOnPhones: true,
  },
  { key: 'what', header: recordsMessages.log.what, cell: (line) => <Sentence line={line} />, isShownOnPhones: true },
  { key: 'actorEmail', header: recordsMessages.log.who, cell: actorInWords },
]

function Sentence({ line }: { line: AuditLine }) {
  const { subject, change } = sentenceOf(line)
  return (
    <span className="audit-sentence">
      <b>{subject}</b>: {change}
      <span className="table-phone-line">{actorInWords(line)}</span>
    </span>
  )
}

const EXPORT: readonly CsvColumn<AuditLine>[] = [
  { header: 'When', value: ({ at }) => momentInWords(at) },
  { header: 'Who', value: ({ actorEmail }) => actorEmail },
  { header: 'Role', value: ({ actorRole }) => actorRole },
  { header: 'Action', value: ({ action }) => actionInWords(action) },
  { header: 'Record', value: (line) => sentenceOf(line).subject },
  { header: 'Number', value: ({ entityId }) => entityId },
  { header: 'Before', value: (line) => sideInWords(line, 'before') },
  { header: 'After', value: (line) => sideInWords(line, 'after') },
]

function sideInWords(line: AuditLine, side: 'before' | 'after') {
  // A new record has no fields before the change, and a deleted one none after it.
  if (!line[side]) return ''
  return differencesIn(line)
    .map((difference) => `${difference.field}: ${difference[side] ?? ''}`)
    .join('; ')
}
