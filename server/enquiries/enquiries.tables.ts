import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from '#server/db/columns.ts'

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
  },
  (enquiry) => [
    index('enquiries_newest').on(enquiry.createdAt.desc(), enquiry.id.desc()),
    index('enquiries_search').using(
      'gin',
      enquiry.name.op('gin_trgm_ops'),
      enquiry.email.op('gin_trgm_ops'),
      enquiry.mobileNumber.op('gin_trgm_ops'),
      enquiry.interest.op('gin_trgm_ops'),
      enquiry.message.op('gin_trgm_ops'),
    ),
  ],
)
