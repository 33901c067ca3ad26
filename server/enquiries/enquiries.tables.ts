import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/db/columns.ts'
import { type Field, phoneDigits, searchText, storedSortKey } from '#server/db/page.ts'

export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    countryCode: text(),
    mobileNumber: text().notNull(),
    interest: text().notNull(),
    message: text().notNull(),
    isAuthorized: boolean().notNull(),
    /** The project is stored by name, so that the enquiry does not change when the project is renamed. */
    projectName: text(),
    /** The origin of the visitor's session on the site (`contract/insights/`). Null if unknown. */
    origin: text(),
    isImported: boolean().notNull().default(false),
    createdAt: createdAt(),
    nameKey: storedSortKey((): Field => enquiries.name),
    emailKey: storedSortKey((): Field => enquiries.email),
    countryCodeKey: storedSortKey((): Field => enquiries.countryCode),
    mobileNumberKey: storedSortKey((): Field => enquiries.mobileNumber),
    interestKey: storedSortKey((): Field => enquiries.interest),
    messageKey: storedSortKey((): Field => enquiries.message),
    searchText: searchText((): Field[] => [
      enquiries.name,
      enquiries.email,
      enquiries.countryCode,
      enquiries.mobileNumber,
      enquiries.interest,
      enquiries.message,
      phoneDigits(enquiries.countryCode, enquiries.mobileNumber),
    ]),
  },
  (enquiry) => [
    index('enquiries_newest').on(enquiry.createdAt, enquiry.id, enquiry.projectName, enquiry.origin),
    index('enquiries_search').using('gin', enquiry.searchText.op('gin_trgm_ops')),
    index('enquiries_by_name').on(enquiry.nameKey, enquiry.id),
    index('enquiries_by_email').on(enquiry.emailKey, enquiry.id),
    index('enquiries_by_country_code').on(enquiry.countryCodeKey, enquiry.id),
    index('enquiries_by_mobile_number').on(enquiry.mobileNumberKey, enquiry.id),
    index('enquiries_by_interest').on(enquiry.interestKey, enquiry.id),
    index('enquiries_by_message').on(enquiry.messageKey, enquiry.id),
    index('enquiries_by_authorization').on(enquiry.isAuthorized, enquiry.id),
  ],
)
