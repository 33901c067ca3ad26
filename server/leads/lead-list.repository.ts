import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { LEAD_STATES, type LeadState, OPEN_STATES } from '#contract/leads/leads.constants.ts'
import type { LeadColumn, LeadFilters } from '#contract/leads/leads.schema.ts'
import type { PageRequest } from '#contract/wire/paged-list.ts'
import { SALES_STAFF } from '#contract/wire/roles.ts'
import { siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { containsWords, findPage } from '#server/db/page.ts'
import { BATCH_SIZE, rowsOf } from '#server/db/rows.ts'
import { enquiries } from '#server/enquiries/enquiries.tables.ts'
import { accounts } from '#server/identity/accounts.tables.ts'
import { figureOf, visitorsThisWeek } from './lead-figures.ts'
import { fullName } from './leads.repository.ts'
import { leadContacts, leadEvents, leadProjects, leads } from './leads.tables.ts'

const isOwner = and(inArray(accounts.role, [...SALES_STAFF]), eq(accounts.isBlocked, false))

export type OwnerNames = ReadonlyMap<number, string>

export type LeadSearch = PageRequest<LeadColumn> & { filters: LeadFilters }

export interface Viewer {
  accountId: number
  now: Date
}

const ROW = {
  id: leads.id,
  name: leads.name,
  phone: leads.phone,
  email: leads.email,
  state: leads.state,
  lostReason: leads.lostReason,
  source: leads.source,
  ownerId: leads.ownerId,
  ownerName: sql<string | null>`nullif(${fullName}, '')`,
  nextStep: leads.nextStep,
  nextStepAt: leads.nextStepAt,
  waitingSince: leads.waitingSince,
  openedAt: leads.openedAt,
  createdAt: leads.createdAt,
  version: leads.version,
}

const SORTED_BY = { name: leads.nameKey, state: leads.state, nextStep: leads.dueAt, createdAt: leads.createdAt }

export type ListedLead = Awaited<ReturnType<LeadListRepository['findRows']>>[number]

export function createLeadListRepository(db: Db) {
  const isShown = isNull(leads.mergedIntoId)

  /** Adds the project that each lead asked about last or, if there is none, the interest of its last enquiry. */
  async function withProjects<Row extends { id: number }>(rows: Row[]) {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const asked = await db
      .selectDistinctOn([leadProjects.leadId])
      .from(leadProjects)
      .where(inArray(leadProjects.leadId, ids))
      .orderBy(leadProjects.leadId, desc(leadProjects.askedAt), leadProjects.projectName)
    const projects = new Map(asked.map((project) => [project.leadId, project]))
    const interests = await findInterests(ids.filter((id) => !projects.has(id)))
    return rows.map((row) => {
      const project = projects.get(row.id)
      const wants = project ? project.wants : (interests.get(row.id) ?? null)
      return { ...row, projectName: project?.projectName ?? null, wants }
    })
  }

  async function findInterests(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, string>()
    const chosen = await db
      .selectDistinctOn([leadEvents.leadId], { leadId: leadEvents.leadId, interest: enquiries.interest })
      .from(leadEvents)
      .innerJoin(enquiries, eq(enquiries.id, leadEvents.enquiryId))
      .where(inArray(leadEvents.leadId, [...ids]))
      .orderBy(leadEvents.leadId, desc(leadEvents.at), desc(leadEvents.id))
    return new Map(chosen.map(({ leadId, interest }) => [leadId, interest]))
  }

  function conditionOf(search: string | null, filters: LeadFilters, viewer: Viewer) {
    const { view, state, ownerId, isUnowned, projectName, source, enquiryId, appointmentId } = filters
    return and(
      isShown,
      containsWords(leads.searchText, search),
      view == null ? undefined : isInView(view, viewer),
      state == null ? undefined : eq(leads.state, state),
      ownerId == null ? undefined : eq(leads.ownerId, ownerId),
      isUnowned ? isNull(leads.ownerId) : undefined,
      source == null ? undefined : eq(leads.source, source),
      projectName == null ? undefined : hasProject(projectName),
      enquiryId == null ? undefined : hasEvent(eq(leadEvents.enquiryId, enquiryId)),
      appointmentId == null ? undefined : hasEvent(eq(leadEvents.appointmentId, appointmentId)),
    )
  }

  function isInView(view: NonNullable<LeadFilters['view']>, { accountId, now }: Viewer) {
    const isOpen = inArray(leads.state, [...OPEN_STATES])
    if (view === 'mine') return and(eq(leads.ownerId, accountId), isOpen)
    if (view === 'waiting') return isNotNull(leads.waitingSince)
    if (view === 'today') return and(eq(leads.ownerId, accountId), lt(leads.nextStepAt, endOfDay(now)))
    // The array is evaluated once. With `in`, the planner would search the visits of every lead in the list.
    if (view === 'visits') return sql`${leads.id} = any(array(${visitorsThisWeek(db, now)}))`
    return view === 'negotiating' ? eq(leads.state, 'negotiating') : undefined
  }

  const hasProject = (name: string) =>
    inArray(
      leads.id,
      db.select({ id: leadProjects.leadId }).from(leadProjects).where(eq(leadProjects.projectName, name)),
    )

  const hasEvent = (isOne: ReturnType<typeof eq>) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(leadEvents)
        .where(and(eq(leadEvents.leadId, leads.id), isOne)),
    )

  const findRows = (ids: readonly number[]) =>
    db
      .select(ROW)
      .from(leads)
      .leftJoin(accounts, eq(accounts.id, leads.ownerId))
      .where(inArray(leads.id, [...ids]))
      .then(withProjects)

  async function rowsInOrder(found: readonly { id: number }[]) {
    const ids = found.map(({ id }) => id)
    const rows = new Map((ids.length === 0 ? [] : await findRows(ids)).map((row) => [row.id, row]))
    return ids.flatMap((id) => rows.get(id) ?? [])
  }

  return {
    findRows,

    findPage(request: LeadSearch, viewer: Viewer) {
      const where = conditionOf(request.search, request.filters, viewer)
      // By default, the most urgent leads come first.
      const sorted = request.sort === null ? { ...request, sort: 'nextStep' as const, descending: false } : request
      return findPage(sorted, {
        count: () => db.$count(leads, where),
        // Selects only ids, so that an index-only scan skips the rows before the page.
        rows: async ({ order, limit, offset }) =>
          rowsInOrder(
            await db
              .select({ id: leads.id })
              .from(leads)
              .where(where)
              .orderBy(...order(SORTED_BY[sorted.sort ?? 'nextStep'], leads.id))
              .limit(limit)
              .offset(offset),
          ),
      })
    },

    async *findAll({ search, filters, sort, descending }: LeadSearch, viewer: Viewer) {
      const direction = descending ? desc : asc
      const ids = await db
        .select({ id: leads.id })
        .from(leads)
        .where(conditionOf(search, filters, viewer))
        .orderBy(direction(SORTED_BY[sort ?? 'nextStep']), direction(leads.id))
      for (let start = 0; start < ids.length; start += BATCH_SIZE)
        yield await rowsInOrder(ids.slice(start, start + BATCH_SIZE))
    },

    /** Returns the total, the figure and the first leads of each state. */
    async findBoard(search: string | null, filters: LeadFilters, viewer: Viewer, cards: number) {
      const where = conditionOf(search, { ...filters, state: null }, viewer)
      const totals = await db
        .select({ state: leads.state, total: count() })
        .from(leads)
        .where(where)
        .groupBy(leads.state)
      const totalOf = new Map(totals.map(({ state, total }) => [state, total]))
      const columns = []
      const firstIds = []
      for (const state of LEAD_STATES) {
        const total = totalOf.get(state) ?? 0
        const ids =
          total === 0
            ? []
            : await db
                .select({ id: leads.id })
                .from(leads)
                .where(and(where, eq(leads.state, state)))
                .orderBy(asc(leads.dueAt), asc(leads.id))
                .limit(cards)
        const counted = total === 0 ? null : figureOf(db, state, viewer.now)
        const figure = counted && (await db.$count(leads, and(where, eq(leads.state, state), counted)))
        columns.push({ state, total, figure })
        firstIds.push(...ids)
      }
      const rows = Map.groupBy(await rowsInOrder(firstIds), ({ state }) => state)
      return columns.map((column) => ({ ...column, rows: rows.get(column.state) ?? [] }))
    },

    async countByState() {
      const totals = await db
        .select({ state: leads.state, total: count() })
        .from(leads)
        .where(isShown)
        .groupBy(leads.state)
      const none = Object.fromEntries(LEAD_STATES.map((state) => [state, 0])) as Record<LeadState, number>
      return { ...none, ...(Object.fromEntries(totals.map(({ state, total }) => [state, total])) as typeof none) }
    },

    countView: (view: 'mine' | 'today' | 'visits', viewer: Viewer) =>
      db.$count(leads, and(isShown, isInView(view, viewer))),

    countWaiting: () => db.$count(leads, and(isShown, isNotNull(leads.waitingSince))),

    countWaitingSince: (moment: Date) => db.$count(leads, and(isShown, lte(leads.waitingSince, moment))),

    async findWaiting(limit: number) {
      const where = and(isShown, isNotNull(leads.waitingSince))
      return rowsInOrder(
        await db.select({ id: leads.id }).from(leads).where(where).orderBy(leads.waitingSince, leads.id).limit(limit),
      )
    },

    async findSteps(viewer: Viewer, limit: number) {
      const where = and(isShown, isInView('today', viewer))
      return rowsInOrder(
        await db.select({ id: leads.id }).from(leads).where(where).orderBy(leads.nextStepAt, leads.id).limit(limit),
      )
    },

    /** Returns the median of `answerMinutes` over the leads answered since the given time. Null if there are none. */
    async medianAnswer(since: Date) {
      const [row] = await rowsOf<{ median: number | null }>(
        db,
        sql`select percentile_cont(0.5) within group (order by ${leads.answerMinutes}) as median
            from ${leads} where ${leads.answeredAt} >= ${since.toISOString()}::timestamptz`,
      )
      return row?.median == null ? null : Math.round(row.median)
    },

    async findByContact(value: string) {
      const [found] = await db
        .select({ id: leadContacts.leadId })
        .from(leadContacts)
        .where(and(eq(leadContacts.kind, 'phone'), eq(leadContacts.value, value)))
      return found ? ((await findRows([found.id]))[0] ?? null) : null
    },

    /** Returns the accounts that leads can be assigned to. */
    findOwnerNames: async (): Promise<OwnerNames> => {
      const owners = await db.select({ id: accounts.id, name: fullName }).from(accounts).where(isOwner)
      return new Map(owners.map(({ id, name }) => [id, name]))
    },

    /** Slower than `findOwnerNames`, because it counts the open leads of each account. */
    findOwners: () =>
      db
        .select({ id: accounts.id, name: fullName, open: count(leads.id) })
        .from(accounts)
        .leftJoin(leads, and(eq(leads.ownerId, accounts.id), isShown, inArray(leads.state, [...OPEN_STATES])))
        .where(isOwner)
        .groupBy(accounts.id)
        .orderBy(accounts.firstName, accounts.id),
  }
}

export type LeadListRepository = ReturnType<typeof createLeadListRepository>

const DAY_MS = 86_400_000

function endOfDay(now: Date) {
  return new Date(Date.parse(siteMidnight(siteDay(now))) + DAY_MS)
}
