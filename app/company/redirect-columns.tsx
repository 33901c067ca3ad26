import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { redirectsMessages as messages } from '#contract/company/redirects.messages.ts'
import type { Redirect } from '#contract/company/redirects.schema.ts'
import { siteDay, writtenDate } from '#contract/wire/site-time.ts'
import type { CsvColumn } from '../lib/csv.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { Pill } from '../ui/feedback/pill.tsx'
import { RowActions } from '../ui/table/row-actions.tsx'
import type { Column } from '../ui/table/table.tsx'

interface Actions {
  edit: (redirect: Redirect) => void
  remove: (redirect: Redirect) => unknown
}

export const REDIRECT_TABLE: readonly Column<Redirect>[] = [
  {
    key: 'from',
    header: messages.label.from,
    cell: (redirect) => (
      <div className="redirect-address">
        <b>{redirect.from}</b>
        <span className="table-phone-line redirect-target">
          {redirect.to === null ? messages.kind.gone : `→ ${redirect.to}`}
        </span>
        {redirect.leadsNowhere && <span className="table-phone-line redirect-nowhere">{messages.nowhere}</span>}
        <span className="table-phone-line">{`${messages.usedTimes(redirect.hits)}, ${makerOf(redirect)}`}</span>
      </div>
    ),
    value: ({ from }) => from,
    isSortable: true,
    isShownOnPhones: true,
  },
  {
    key: 'to',
    header: messages.label.to,
    cell: ({ to, leadsNowhere }) =>
      to === null ? (
        <Pill tone="warning">{messages.kind.gone}</Pill>
      ) : (
        <div className="redirect-address">
          {to}
          {leadsNowhere && <span className="redirect-second redirect-nowhere">{messages.nowhere}</span>}
        </div>
      ),
    value: ({ to }) => to ?? '',
    isSortable: true,
  },
  {
    key: 'hits',
    header: messages.label.used,
    cell: ({ hits, lastHitAt }) => (
      <div className="redirect-used">
        {hits.toLocaleString('en-IN')}
        <span className="redirect-second">{lastHitAt === null ? messages.neverUsed : momentInWords(lastHitAt)}</span>
      </div>
    ),
    // The column can be sorted but not searched: like the server, the search covers only the old and the new URL.
    rank: ({ hits }) => hits,
    isSortable: true,
    isNumeric: true,
  },
  {
    key: 'createdAt',
    header: messages.label.madeBy,
    cell: (redirect) => <span className="redirect-second">{makerOf(redirect)}</span>,
    rank: ({ createdAt }) => createdAt,
    isSortable: true,
  },
]

export function redirectColumns({ edit, remove }: Actions): readonly Column<Redirect>[] {
  return [
    ...REDIRECT_TABLE,
    {
      key: 'actions',
      header: <span className="sr-only">{messages.edit}</span>,
      cell: (redirect) => (
        <RowActions name={redirect.from} onEdit={() => edit(redirect)} onDelete={() => remove(redirect)} />
      ),
      isShownOnPhones: true,
    },
  ]
}

/** An import also ignores the other columns of an export. */
export const IMPORT_COLUMNS: readonly string[] = [messages.label.from, messages.label.to, recordsMessages.trash.kind]
export const IMPORT_EXAMPLE: readonly string[] = ['/old-page.html', '/aboutus', messages.kind.permanent]

/** The column names are those that an import reads. */
export const REDIRECT_EXPORT: readonly CsvColumn<Redirect>[] = [
  { header: messages.label.from, value: ({ from }) => from },
  { header: messages.label.to, value: ({ to }) => to },
  { header: recordsMessages.trash.kind, value: ({ to }) => messages.kind[to === null ? 'gone' : 'permanent'] },
  { header: messages.label.used, value: ({ hits }) => hits },
  { header: messages.label.lastUsed, value: ({ lastHitAt }) => lastHitAt && momentInWords(lastHitAt) },
  { header: messages.label.madeBy, value: makerOf },
]

function makerOf({ source, madeBy, createdAt }: Redirect) {
  if (source === 'specified') return messages.source.specified
  if (source === 'hand') return madeBy ?? messages.source.hand
  return `${messages.source[source]}, ${writtenDate(siteDay(new Date(createdAt)))}`
}
