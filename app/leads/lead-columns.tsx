import { MessageCircle, Phone } from 'lucide'
import type { LeadRow } from '#contract/leads/leads.schema.ts'
import { writtenPhone } from '#contract/leads/phone-number.ts'
import type { CsvColumn } from '../lib/csv.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { Icon } from '../ui/icon.tsx'
import type { Column } from '../ui/table/table.tsx'
import { Initials, NextStep, StateMark, telOf, wantsOf, whatsAppOf } from './lead-parts.tsx'
import { leadTexts } from './lead-texts.ts'

interface TableParts {
  now: Date
  ownId: number | null
  /** On a phone, rows have no quick actions in selection mode. */
  isSelecting: boolean
  onTake: (lead: LeadRow) => void
  onContact: (lead: LeadRow, kind: 'call' | 'whatsapp') => void
}

/** Lets the page read the sort order from the URL before it has the columns. */
export const SORTABLE = ['name', 'state', 'nextStep'].map((key) => ({ key, isSortable: true }))

export function leadColumns({ now, ownId, isSelecting, onTake, onContact }: TableParts): readonly Column<LeadRow>[] {
  return [
    {
      key: 'name',
      header: leadTexts.name,
      isSortable: true,
      isOpener: true,
      isShownOnPhones: true,
      cell: (lead) => (
        <span className="lead-name">
          {!lead.isOpened && <span className="lead-unopened" role="img" aria-label={leadTexts.notOpened} />}
          <span>
            <b>{lead.name === lead.phone ? writtenPhone(lead.phone) : lead.name}</b>
            {lead.phone !== null && <span className="lead-second lead-wide">{writtenPhone(lead.phone)}</span>}
            <span className="table-phone-line lead-phone-state">
              <StateMark state={lead.state} />
            </span>
            <span className="table-phone-line">{wantsOf(lead)}</span>
            <span className="table-phone-line lead-phone-step">
              <NextStep lead={lead} now={now} />
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'wants',
      header: leadTexts.wants,
      cell: ({ projectName, wants }) => (
        <span>
          {projectName}
          {wants && <span className="lead-second">{wants}</span>}
        </span>
      ),
    },
    { key: 'state', header: leadTexts.stateLabel, isSortable: true, cell: ({ state }) => <StateMark state={state} /> },
    {
      key: 'source',
      header: leadTexts.sourceLabel,
      cell: ({ source }) => <span className="muted">{leadTexts.source[source]}</span>,
    },
    {
      key: 'owner',
      header: leadTexts.owner,
      cell: (lead) =>
        lead.ownerName === null ? (
          <button type="button" className="lead-take" onClick={() => onTake(lead)}>
            {leadTexts.takeIt}
            <span className="sr-only">{`: ${lead.name}`}</span>
          </button>
        ) : (
          <span className="lead-owner">
            <Initials name={lead.ownerName} isOwn={lead.ownerId === ownId} />
            {lead.ownerId === ownId ? leadTexts.me : lead.ownerName.split(' ')[0]}
          </span>
        ),
    },
    {
      key: 'nextStep',
      header: leadTexts.nextStep,
      isSortable: true,
      cell: (lead) => <NextStep lead={lead} now={now} />,
    },
    {
      key: 'actions',
      header: <span className="sr-only">{leadTexts.actions}</span>,
      isShownOnPhones: !isSelecting,
      cell: (lead) =>
        lead.phone !== null && (
          <div className="lead-quick">
            <a
              className="icon-button lead-quick-call"
              href={telOf(lead.phone)}
              aria-label={leadTexts.callPerson(lead.name)}
              onClick={() => onContact(lead, 'call')}
            >
              <Icon of={Phone} size={18} />
            </a>
            <a
              className="icon-button lead-wide"
              href={whatsAppOf(lead.phone)}
              target="_blank"
              rel="noopener"
              aria-label={leadTexts.whatsAppPerson(lead.name)}
              onClick={() => onContact(lead, 'whatsapp')}
            >
              <Icon of={MessageCircle} size={18} />
            </a>
          </div>
        ),
    },
  ]
}

export const LEAD_EXPORT: readonly CsvColumn<LeadRow>[] = [
  { header: leadTexts.name, value: ({ name }) => name },
  { header: leadTexts.mobile, value: ({ phone }) => phone && writtenPhone(phone) },
  { header: leadTexts.email, value: ({ email }) => email },
  { header: leadTexts.project, value: ({ projectName }) => projectName },
  { header: leadTexts.wants, value: ({ wants }) => wants },
  { header: leadTexts.stateLabel, value: ({ state }) => leadTexts.state[state] },
  { header: 'Reason', value: ({ lostReason }) => lostReason && leadTexts.reason[lostReason] },
  { header: leadTexts.sourceLabel, value: ({ source }) => leadTexts.source[source] },
  { header: leadTexts.owner, value: ({ ownerName }) => ownerName },
  { header: leadTexts.nextStep, value: ({ nextStep }) => nextStep },
  { header: 'Due', value: ({ nextStepAt }) => nextStepAt && momentInWords(nextStepAt) },
  { header: 'Since', value: ({ createdAt }) => momentInWords(createdAt) },
]
