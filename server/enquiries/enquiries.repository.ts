import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { EnquiryColumn, EnquiryFilters } from '#contract/enquiries/enquiries.schema.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, isOnDays } from '#server/db/page.ts'
import { BATCH_SIZE, inBatches, inPortions, isOlderThan, rowsOf } from '#server/db/rows.ts'
import { enquiries } from './enquiries.tables.ts'

const { searchText, nameKey, emailKey, countryCodeKey, mobileNumberKey, interestKey, messageKey, ...columns } =
  getTableColumns(enquiries)
const { id, createdAt } = columns

export type EnquirySearch = PageRequest<EnquiryColumn> & { filters: EnquiryFilters }
/** Identifies an enquiry in imports: two enquiries with the same sender, text and minute are the same. */
export interface EnquiryIdentity {
  email: string
  mobileDigits: string
  message: string
  minute: string
}
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

    /** Serializes imports, so that the same file imported twice at once is stored once. */
    async lockImports() {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('enquiry_imports'))`)
    },

    /** Returns the stored rows in the order of the given ones. */
    async createAll(imported: (typeof enquiries.$inferInsert)[]) {
      const stored: EnquiryRow[] = []
      for (const portion of inPortions(imported))
        stored.push(...(await db.insert(enquiries).values(portion).returning(columns)))
      return stored
    },

    /** Returns the positions, in the given list, of the enquiries that are already stored. */
    async findStored(identities: readonly EnquiryIdentity[]) {
      const lines = identities.map((identity, nth) => ({ nth, ...identity }))
      const found = await rowsOf<{ nth: number }>(
        db,
        sql`select line.nth
            from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
              as line(nth int, email text, "mobileDigits" text, message text, minute timestamptz)
            where exists (
              select from ${enquiries}
              where ${emailKey} = lower(left(line.email, 100)) and lower(${columns.email}) = lower(line.email)
                and ${createdAt} >= line.minute and ${createdAt} < line.minute + interval '1 minute'
                and regexp_replace(${columns.mobileNumber}, '[^0-9]', '', 'g') = line."mobileDigits"
                and replace(${columns.message}, chr(13), '') = line.message
            )`,
      )
      return new Set(found.map(({ nth }) => nth))
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
