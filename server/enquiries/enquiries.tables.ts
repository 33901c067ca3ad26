import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/db/columns.ts'
import { type Field, searchText, sortKey } from '#server/db/list-columns.ts'

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
    createdAt: createdAt(),
    searchText: searchText((): Field[] => [
      enquiries.name,
      enquiries.email,
      enquiries.countryCode,
      enquiries.mobileNumber,
      enquiries.interest,
      enquiries.message,
    ]),
  },
  (enquiry) => [
    index('enquiries_newest').on(enquiry.createdAt, enquiry.id),
    index('enquiries_search').using('gin', enquiry.searchText.op('gin_trgm_ops')),
    index('enquiries_by_name').on(sortKey(enquiry.name), enquiry.id),
    index('enquiries_by_email').on(sortKey(enquiry.email), enquiry.id),
    index('enquiries_by_country_code').on(sortKey(enquiry.countryCode), enquiry.id),
    index('enquiries_by_mobile_number').on(sortKey(enquiry.mobileNumber), enquiry.id),
    index('enquiries_by_interest').on(sortKey(enquiry.interest), enquiry.id),
    index('enquiries_by_message').on(sortKey(enquiry.message), enquiry.id),
    index('enquiries_by_authorization').on(enquiry.isAuthorized, enquiry.id),
  ],
)
