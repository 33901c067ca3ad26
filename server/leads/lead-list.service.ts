import { BOARD_CARDS, type LeadEventKind, MERGE_UNDO_DAYS, WAITING_MINUTES } from '#contract/leads/leads.constants.ts'
import { leadsMessages as messages } from '#contract/leads/leads.messages.ts'
import type {
  KnownLead,
  Lead,
  LeadCounts,
  LeadEvent,
  LeadFilters,
  LeadRow,
  LeadsToday,
} from '#contract/leads/leads.schema.ts'
import { normalisedPhone } from '#contract/leads/phone-number.ts'
import { workingMinutesBefore } from '#contract/leads/working-time.ts'
import { siteDay, siteMidnight } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import { mapBatches } from '#server/db/rows.ts'
import { AppError } from '#server/errors.ts'
import { findAskedProjects } from './asked-projects.ts'
import { findLastVisit } from './last-visit.ts'
import { createLeadContactsRepository } from './lead-contacts.repository.ts'
import { createLeadListRepository, type LeadSearch, type ListedLead } from './lead-list.repository.ts'
import { createLeadMentionsRepository } from './lead-mentions.repository.ts'
import { createLeadsRepository, type LeadsRepository } from './leads.repository.ts'

/** Maximum number of rows in each list of the dashboard. */
const PANEL_ROWS = 6

const DAY_MS = 86_400_000

export function createLeadListService({ db, now = () => new Date() }: { db: Db; now?: () => Date }) {
  const list = createLeadListRepository(db)
  const viewerOf = (accountId: number) => ({ accountId, now: now() })
  const countLate = () => list.countWaitingSince(workingMinutesBefore(now(), WAITING_MINUTES.late))

  return {
    async search(request: LeadSearch, accountId: number) {
      const { rows, total } = await list.findPage(request, viewerOf(accountId))
      return { rows: rows.map(toRow), total }
    },

    listAll: (request: LeadSearch, accountId: number) => mapBatches(list.findAll(request, viewerOf(accountId)), toRow),

    async board({ search, filters }: { search: string | null; filters: LeadFilters }, accountId: number) {
      const columns = await list.findBoard(search, filters, viewerOf(accountId), BOARD_CARDS)
      return columns.map(({ rows, ...column }) => ({ ...column, rows: rows.map(toRow) }))
    },

    async counts(accountId: number): Promise<LeadCounts> {
      const viewer = viewerOf(accountId)
      const states = await list.countByState()
      const all = Object.values(states).reduce((sum, one) => sum + one, 0)
      const views = {
        mine: await list.countView('mine', viewer),
        waiting: await list.countWaiting(),
        today: await list.countView('today', viewer),
        visits: await list.countView('visits', viewer),
        negotiating: states.negotiating,
        all,
      }
      return { views, states, late: await countLate() }
    },

    countWaiting: () => list.countWaiting(),

    async today(accountId: number): Promise<LeadsToday> {
      const viewer = viewerOf(accountId)
      const monthStart = new Date(siteMidnight(`${siteDay(viewer.now).slice(0, 7)}-01`))
      const waiting = await list.findWaiting(PANEL_ROWS)
      const steps = await list.findSteps(viewer, PANEL_ROWS)
      const mentions = await createLeadMentionsRepository(db).findUnseen(accountId, PANEL_ROWS)
      return {
        waiting: waiting.map(toRow),
        waitingCount: await list.countWaiting(),
        late: await countLate(),
        medianMinutes: await list.medianAnswer(monthStart),
        steps: steps.map(toRow),
        stepCount: await list.countView('today', viewer),
        mentions: mentions.map((mention) => ({ ...mention, at: mention.at.toISOString() })),
      }
    },

    async find(id: number, accountId: number): Promise<Lead> {
      const leads = createLeadsRepository(db)
      const contacts = createLeadContactsRepository(db)
      const stored = await leads.find(id)
      const [row] = await list.findRows([id])
      if (!stored || !row) throw new AppError('notFound', messages.unknown)
      if (stored.mergedIntoId !== null) throw new AppError('conflict', messages.mergedAway(stored.mergedIntoId))
      const mentions = await createLeadMentionsRepository(db).findOf(id)
      const namesOf = Map.groupBy(mentions, ({ eventId }) => eventId)
      return {
        ...toRow(row),
        lostNote: stored.lostNote,
        origin: stored.origin,
        page: stored.page,
        contacts: (await contacts.findOf(id)).map(({ kind, value }) => ({ kind, value })),
        projects: await findAskedProjects(db, id),
        events: (await leads.findEvents(id)).map((event) => ({
          ...toEvent(event, now()),
          mentions: (namesOf.get(event.event.id) ?? []).map(({ name }) => name),
        })),
        duplicates: await contacts.findDuplicatesOf(id),
        isMentioned: mentions.some((mention) => mention.accountId === accountId && mention.seenAt === null),
      }
    },

    async findByMobile(mobileNumber: string): Promise<KnownLead | null> {
      const phone = normalisedPhone(null, mobileNumber)
      const found = phone === null ? null : await list.findByContact(phone)
      return found && { ...toRow(found), lastVisit: await findLastVisit(db, found.id) }
    },

    async owners(accountId: number) {
      return (await list.findOwners()).map((owner) => ({ ...owner, isOwn: owner.id === accountId }))
    },
  }
}

function toRow({ openedAt, nextStepAt, waitingSince, createdAt, ...row }: ListedLead): LeadRow {
  return {
    ...row,
    nextStepAt: nextStepAt?.toISOString() ?? null,
    waitingSince: waitingSince?.toISOString() ?? null,
    isOpened: openedAt !== null,
    createdAt: createdAt.toISOString(),
  }
}

type StoredEvent = Awaited<ReturnType<LeadsRepository['findEvents']>>[number]

function toEvent({ event, ...joined }: StoredEvent, now: Date): Omit<LeadEvent, 'mentions'> {
  const { id, at, details } = event
  const kind: LeadEventKind = event.kind
  return {
    id,
    kind,
    at: at.toISOString(),
    actorName: joined.actorName,
    text: joined.message ?? event.text,
    result: details?.result ?? null,
    from: details?.from ?? null,
    to: details?.to ?? null,
    lostReason: details?.lostReason ?? null,
    droppedStep: details?.droppedStep ?? null,
    projectName: joined.enquiryProject ?? joined.visitProject ?? details?.projectName ?? null,
    interest: joined.interest,
    day: joined.day,
    timeSlot: joined.timeSlot,
    recordId: event.enquiryId ?? event.appointmentId,
    isImported: joined.isImported ?? false,
    isUndoable: isUndoable({ at, details }, now),
  }
}

/** Whether an entry is a merge that can still be undone. */
export function isUndoable({ at, details }: Pick<StoredEvent['event'], 'at' | 'details'>, now: Date) {
  const isRecent = now.getTime() - at.getTime() < MERGE_UNDO_DAYS * DAY_MS
  return details?.merge !== undefined && details.merge.undoneAt === undefined && isRecent
}
