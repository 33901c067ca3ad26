import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import type { Enquiry } from '#contract/enquiries/enquiries.schema.ts'
import { enquiryImportsMessages } from '#contract/enquiries/enquiry-imports.messages.ts'
import type { CsvColumn } from '../lib/csv.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { Pill } from '../ui/feedback/pill.tsx'
import type { Column } from '../ui/table/table.tsx'
import './enquiry-list.css'

/** The specification prescribes the columns and their order. */
export const ENQUIRY_TABLE: readonly Column<Enquiry>[] = [
  {
    key: 'serialNumber',
    header: labelMessages.serialNumber,
    cell: (_, at) => at + 1,
    isNumeric: true,
    width: '72px',
  },
  {
    key: 'name',
    header: labelMessages.name,
    cell: ({ name, createdAt, isImported, countryCode, mobileNumber }) => (
      <div>
        {name}
        <span className="enquiry-second">
          {[momentInWords(createdAt), isImported && enquiryImportsMessages.isImported].filter(Boolean).join(', ')}
        </span>
        <span className="table-phone-line">{[countryCode, mobileNumber].filter(Boolean).join(' ')}</span>
      </div>
    ),
    value: ({ name }) => name,
    isSortable: true,
    isShownOnPhones: true,
    isOpener: true,
  },
  {
    key: 'email',
    header: labelMessages.email,
    cell: ({ email }) => email,
    value: ({ email }) => email,
    isSortable: true,
  },
  {
    key: 'countryCode',
    header: enquiriesMessages.label.countryCode,
    cell: ({ countryCode }) => countryCode,
    value: ({ countryCode }) => countryCode,
    isSortable: true,
  },
  {
    key: 'mobileNumber',
    header: labelMessages.mobileNumber,
    cell: ({ mobileNumber }) => <span className="enquiry-number">{mobileNumber}</span>,
    value: ({ mobileNumber }) => mobileNumber,
    isSortable: true,
  },
  {
    key: 'interest',
    header: enquiriesMessages.label.interest,
    cell: ({ interest }) => <Pill>{interest}</Pill>,
    value: ({ interest }) => interest,
    isSortable: true,
    isShownOnPhones: true,
  },
  {
    key: 'message',
    header: enquiriesMessages.label.message,
    cell: ({ message }) => <span className="enquiry-text">{message}</span>,
    value: ({ message }) => message,
    isSortable: true,
  },
  {
    key: 'isAuthorized',
    header: enquiriesMessages.label.isAuthorized,
    cell: ({ isAuthorized }) => authorizationInWords(isAuthorized),
    value: ({ isAuthorized }) => authorizationInWords(isAuthorized),
    isSortable: true,
  },
]

export const ENQUIRY_EXPORT: readonly CsvColumn<Enquiry>[] = [
  { header: labelMessages.name, value: ({ name }) => name },
  { header: labelMessages.email, value: ({ email }) => email },
  { header: enquiriesMessages.label.countryCode, value: ({ countryCode }) => countryCode },
  { header: labelMessages.mobileNumber, value: ({ mobileNumber }) => mobileNumber },
  { header: enquiriesMessages.label.interest, value: ({ interest }) => interest },
  { header: enquiriesMessages.label.message, value: ({ message }) => message },
  { header: catalogMessages.label.project, value: ({ projectName }) => projectName },
  { header: enquiriesMessages.label.isAuthorized, value: ({ isAuthorized }) => authorizationInWords(isAuthorized) },
  { header: labelMessages.date, value: ({ createdAt }) => momentInWords(createdAt) },
]

function authorizationInWords(isAuthorized: boolean) {
  return isAuthorized ? contentMessages.yes : contentMessages.no
}
