import { and, desc, eq, getTableColumns, gte, lte, ne, sql } from 'drizzle-orm'
import type {
  AppointmentColumn,
  AppointmentFilters,
  NewAppointment,
} from '#contract/appointments/appointments.schema.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage, sortKey } from '#server/db/page.ts'
import { BATCH_SIZE, inBatches, isOlderThan } from '#server/db/rows.ts'
import { appointments, timeOfDayOrder } from './appointments.tables.ts'

const { searchText, ...columns } = getTableColumns(appointments)
const { id, createdAt, selectedDate } = columns

export type AppointmentSearch = PageRequest<AppointmentColumn> & { filters: AppointmentFilters }
export type AppointmentRow = Omit<typeof appointments.$inferSelect, 'searchText'>

const SORTED_BY = {
  projectName: sortKey(columns.projectName),
  purpose: sortKey(columns.purpose),
  customerType: sortKey(columns.customerType),
  tower: sortKey(columns.tower),
  unitNumber: sortKey(columns.unitNumber),
  timeSlot: timeOfDayOrder(columns.timeSlot),
  selectedDate,
  mobileNumber: sortKey(columns.mobileNumber),
  email: sortKey(columns.email),
  createdAt,
}

export function createAppointmentsRepository(db: Db) {
  return {
    async create(appointment: typeof appointments.$inferInsert) {
      const [created] = await db.insert(appointments).values(appointment).returning(columns)
      if (!created) throw new Error('The appointment was not stored.')
      return created
    },

    async findNewestLike(appointment: NewAppointment) {
      const same = Object.entries(appointment).map(
        ([name, value]) => sql`${columns[name as keyof NewAppointment]} is not distinct from ${value}`,
      )
      const [found] = await db
        .select(columns)
        .from(appointments)
        .where(and(...same, ne(columns.state, 'cancelled')))
        .orderBy(desc(createdAt), desc(id))
        .limit(1)
      return found ?? null
    },

    count: () => db.$count(appointments),

    findNewestFirst: ({ email }: { email: string | null }) =>
      inBatches<AppointmentRow>((after) =>
        db
          .select(columns)
          .from(appointments)
          .where(
            and(
              email === null ? undefined : sql`lower(${columns.email}) = lower(${email}::text)`,
              isOlderThan(after, columns),
            ),
          )
          .orderBy(desc(createdAt), desc(id))
          .limit(BATCH_SIZE),
      ),

    findPage(request: AppointmentSearch) {
      const { id: appointmentId, projectName, purpose, customerType, from, to } = request.filters
      const where = and(
        appointmentId == null ? undefined : eq(id, appointmentId),
        containsWords(searchText, request.search),
        projectName === null ? undefined : sql`${sortKey(columns.projectName)} = lower(${projectName}::text)`,
        purpose === null ? undefined : sql`${sortKey(columns.purpose)} = lower(${purpose}::text)`,
        customerType === null ? undefined : eq(columns.customerType, customerType),
        from === null ? undefined : gte(selectedDate, from),
        to === null ? undefined : lte(selectedDate, to),
      )
      return findPage<AppointmentRow>(request, {
        count: () => db.$count(appointments, where),
        rows: ({ order, limit, offset }) =>
          db
            .select(columns)
            .from(appointments)
            .where(where)
            .orderBy(...order(SORTED_BY[request.sort ?? 'createdAt'], id))
            .limit(limit)
            .offset(offset),
      })
    },
  }
}

export type AppointmentsRepository = ReturnType<typeof createAppointmentsRepository>
