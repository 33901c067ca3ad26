import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { EnquiryColumn, EnquiryFilters } from '#contract/enquiries/enquiries.schema.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, isOnDays } from '#server/db/page.ts'
import { BATCH_SIZE, inBatches, isOlderThan } from '#server/db/rows.ts'
import { enquiries } from './enquiries.tables.ts'

const { searchText, nameKey, emailKey, countryCodeKey, mobileNumberKey, interestKey, messageKey, ...columns } =
  getTableColumns(enquiries)
const { id, createdAt } = columns

export type EnquirySearch = PageRequest<EnquiryColumn> & { filters: EnquiryFilters }
export type EnquiryRow = Pick<typeof enquiries.$inferSelect, keyof typeof columns>

const SORTED_BY = {
  name: nameKey,
  email: emailKey,
  countryCode: countryCodeKey,
  mobileNumber: mobileNumberKey,
  interest: interestKey,
  message: messageKey,
  isAuthorized: columns.isAuthorized,
  createdAt,
}

export function createEnquiriesRepository(db: Db) {
  return {
    async create(enquiry: typeof enquiries.$inferInsert) {
      const [created] = await db.insert(enquiries).values(enquiry).returning({ id })
      if (!created) throw new Error('The enquiry was not stored.')
      return created
    },

    count: () => db.$count(enquiries),

    findNewestFirst: () =>
      inBatches<EnquiryRow>((after) =>
        db
          .select(columns)
          .from(enquiries)
          .where(isOlderThan(after, columns))
          .orderBy(desc(createdAt), desc(id))
          .limit(BATCH_SIZE),
      ),

    findPage(request: EnquirySearch) {
      const { interest, id: enquiryId } = request.filters
      const where = and(
        enquiryId == null ? undefined : eq(id, enquiryId),
        containsWords(searchText, request.search),
        interest === null ? undefined : sql`${interestKey} = lower(${interest}::text)`,
        isOnDays(createdAt, request.filters),
      )
      return findPage<EnquiryRow>(request, {
        count: () => db.$count(enquiries, where),
        rows: ({ order, limit, offset }) => {
          const sorted = order(SORTED_BY[request.sort ?? 'createdAt'], id)
          // Selects the ids first, so that rows before the page are skipped by an index-only scan.
          const part = db
            .select({ id })
            .from(enquiries)
            .where(where)
            .orderBy(...sorted)
            .limit(limit)
            .offset(offset)
          const ids = part.as('part')
          return db
            .select(columns)
            .from(enquiries)
            .innerJoin(ids, eq(ids.id, id))
            .orderBy(...sorted)
        },
      })
    },
  }
}

export type EnquiriesRepository = ReturnType<typeof createEnquiriesRepository>
