import { and, desc, getTableColumns, sql } from 'drizzle-orm'
import type { EnquiryColumn, EnquiryFilters } from '#contract/enquiries/enquiries.schema.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import { BATCH_SIZE, inBatches, isOlderThan } from '#server/db/batches.ts'
import type { Db } from '#server/db/connection.ts'
import { sortKey } from '#server/db/list-columns.ts'
import { findPage, holdsWords, isOnDays } from '#server/db/page.ts'
import { enquiries } from './enquiries.tables.ts'

const { searchText, ...columns } = getTableColumns(enquiries)
const { id, createdAt } = columns

export type EnquirySearch = PageRequest<EnquiryColumn> & { filters: EnquiryFilters }
export type EnquiryRow = Omit<typeof enquiries.$inferSelect, 'searchText'>

const SORTED_BY = {
  name: sortKey(columns.name),
  email: sortKey(columns.email),
  countryCode: sortKey(columns.countryCode),
  mobileNumber: sortKey(columns.mobileNumber),
  interest: sortKey(columns.interest),
  message: sortKey(columns.message),
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
      const { interest } = request.filters
      const where = and(
        holdsWords(searchText, request.search),
        interest === null ? undefined : sql`${sortKey(columns.interest)} = lower(${interest}::text)`,
        isOnDays(createdAt, request.filters),
      )
      return findPage<EnquiryRow>(request, {
        count: () => db.$count(enquiries, where),
        rows: ({ order, limit, offset }) =>
          db
            .select(columns)
            .from(enquiries)
            .where(where)
            .orderBy(...order(SORTED_BY[request.sort ?? 'createdAt'], id))
            .limit(limit)
            .offset(offset),
      })
    },
  }
}

export type EnquiriesRepository = ReturnType<typeof createEnquiriesRepository>
