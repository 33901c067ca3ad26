import { say as catalog } from '#contract/catalog/catalog.messages.ts'
import { say as common } from '#contract/content/content.messages.ts'
import { say } from '#contract/enquiries/enquiries.messages.ts'
import type { Enquiry } from '#contract/enquiries/enquiries.schema.ts'
import type { CsvColumn } from '../lib/csv.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { Pill } from '../ui/feedback/pill.tsx'
import type { Column } from '../ui/table/table.tsx'
import './enquiry-list.css'

/** The columns and their order are the specification's. */
export const ENQUIRY_TABLE: readonly Column<Enquiry>[] = [
  { key: 'serialNumber', header: common.label.serialNumber, cell: (_, at) => at + 1, isNumeric: true, width: '72px' },
  {
    key: 'name',
    header: common.label.name,
    cell: ({ name, createdAt, countryCode, mobileNumber }) => (
      <div>
        {name}
        <span className="enquiry-second">{momentInWords(createdAt)}</span>
        <span className="table-phone-line">{[countryCode, mobileNumber].filter(Boolean).join(' ')}</span>
      </div>
    ),
    value: ({ name }) => name,
    isSortable: true,
    isKept: true,
    isOpener: true,
  },
  {
    key: 'email',
    header: common.label.email,
    cell: ({ email }) => email,
    value: ({ email }) => email,
    isSortable: true,
  },
  {
    key: 'countryCode',
    header: say.label.countryCode,
    cell: ({ countryCode }) => countryCode,
    value: ({ countryCode }) => countryCode,
    isSortable: true,
  },
  {
    key: 'mobileNumber',
    header: common.label.mobileNumber,
    cell: ({ mobileNumber }) => <span className="enquiry-number">{mobileNumber}</span>,
    value: ({ mobileNumber }) => mobileNumber,
    isSortable: true,
  },
  {
    key: 'interest',
    header: say.label.interest,
    cell: ({ interest }) => <Pill>{interest}</Pill>,
    value: ({ interest }) => interest,
    isSortable: true,
    isKept: true,
  },
  {
    key: 'message',
    header: say.label.message,
    cell: ({ message }) => <span className="enquiry-words">{message}</span>,
    value: ({ message }) => message,
    isSortable: true,
  },
  {
    key: 'isAuthorized',
    header: say.label.isAuthorized,
    cell: ({ isAuthorized }) => authorizationInWords(isAuthorized),
    value: ({ isAuthorized }) => authorizationInWords(isAuthorized),
    isSortable: true,
  },
]

export const ENQUIRY_EXPORT: readonly CsvColumn<Enquiry>[] = [
  { header: common.label.name, value: ({ name }) => name },
  { header: common.label.email, value: ({ email }) => email },
  { header: say.label.countryCode, value: ({ countryCode }) => countryCode },
  { header: common.label.mobileNumber, value: ({ mobileNumber }) => mobileNumber },
  { header: say.label.interest, value: ({ interest }) => interest },
  { header: say.label.message, value: ({ message }) => message },
  { header: catalog.label.project, value: ({ projectName }) => projectName },
  { header: say.label.isAuthorized, value: ({ isAuthorized }) => authorizationInWords(isAuthorized) },
  { header: common.label.date, value: ({ createdAt }) => momentInWords(createdAt) },
]

function authorizationInWords(isAuthorized: boolean) {
  return isAuthorized ? common.yes : common.no
}
