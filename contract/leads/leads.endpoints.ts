import * as z from 'zod/mini'
import { consentChoiceNames } from '#contract/consent/consent-choices.schema.ts'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { ADMINS, SALES_STAFF } from '#contract/wire/roles.ts'
import {
  BoardColumn,
  KnownLead,
  LEAD_COLUMNS,
  Lead,
  LeadChange,
  LeadCounts,
  LeadFilters,
  LeadMerge,
  LeadOwner,
  LeadRow,
  LeadSettings,
  LeadSettingsDraft,
  LeadsChange,
  LeadsToday,
  LeadsUndo,
  LoggedContact,
  leadMobileNumber,
  NewLeadView,
  SavedLeadView,
  WalkIn,
} from './leads.schema.ts'

/** Maps every field to a wire name that equals its own name, except those in `others`. */
function underOwnNames<S extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<S, z.core.$strip>,
  others: Record<string, string> = {},
) {
  const names = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, others[name] ?? name]))
  return onTheWire(schema, names as { [K in keyof S & string]: string })
}

const filters = underOwnNames(LeadFilters)
const oneLead = underOwnNames(z.object({ id: recordId() }))

export const searchLeads = endpoint({
  method: 'POST',
  path: '/Leads/SearchLeads',
  access: SALES_STAFF,
  changesData: false,
  body: pageRequest({ columns: LEAD_COLUMNS, filters }),
  answer: enveloped(pageOf(LeadRow)),
})

/** Returns all matching leads for an export, without pagination. */
export const listLeads = endpoint({
  method: 'POST',
  path: '/Leads/ListLeads',
  access: SALES_STAFF,
  changesData: false,
  body: pageRequest({ columns: LEAD_COLUMNS, filters }),
  answer: enveloped(z.array(LeadRow)),
})

/** The first leads of each state that match the search and the filters. Not paginated. */
export const getLeadBoard = endpoint({
  method: 'POST',
  path: '/Leads/GetLeadBoard',
  access: SALES_STAFF,
  changesData: false,
  body: pageRequest({ columns: LEAD_COLUMNS, filters }),
  answer: enveloped(z.array(BoardColumn)),
})

export const getLeadCounts = endpoint({
  method: 'GET',
  path: '/Leads/GetLeadCounts',
  access: SALES_STAFF,
  answer: enveloped(LeadCounts),
})

/**
 * Polled by open tabs. Returns null instead of a refusal if the caller may not see leads, so that an expired session
 * does not interrupt the user.
 */
export const countWaitingLeads = endpoint({
  method: 'GET',
  path: '/Leads/CountWaitingLeads',
  access: 'anyone',
  isUse: false,
  answer: enveloped(z.object({ count: z.nullable(z.int()) })),
})

export const getLeadsToday = endpoint({
  method: 'GET',
  path: '/Leads/GetLeadsToday',
  access: SALES_STAFF,
  answer: enveloped(LeadsToday),
})

export const getLead = endpoint({
  method: 'GET',
  path: '/Leads/GetLead/{id}',
  access: SALES_STAFF,
  params: { id: recordId() },
  answer: enveloped(Lead),
})

/** Marks the lead as opened, and the caller's mentions in its notes as seen. */
export const markLeadOpened = endpoint({
  method: 'POST',
  path: '/Leads/MarkLeadOpened',
  access: SALES_STAFF,
  body: oneLead,
  answer: nothing(),
})

export const changeLead = endpoint({
  method: 'POST',
  path: '/Leads/ChangeLead',
  access: SALES_STAFF,
  body: underOwnNames(LeadChange),
  answer: enveloped(Lead),
})

/** Returns one timeline entry per changed lead, for `undoLeadEvents`. */
export const changeLeads = endpoint({
  method: 'POST',
  path: '/Leads/ChangeLeads',
  access: SALES_STAFF,
  body: underOwnNames(LeadsChange),
  answer: enveloped(z.object({ eventIds: z.array(z.int()) })),
})

export const logContact = endpoint({
  method: 'POST',
  path: '/Leads/LogContact',
  access: SALES_STAFF,
  body: underOwnNames(LoggedContact),
  answer: enveloped(z.object({ eventId: z.int() })),
})

/** Returns null if no lead has this number. */
export const findLeadByMobile = endpoint({
  method: 'POST',
  path: '/Leads/FindLeadByMobile',
  access: SALES_STAFF,
  changesData: false,
  body: underOwnNames(z.object({ mobileNumber: leadMobileNumber() })),
  answer: enveloped(z.nullable(KnownLead)),
})

export const addWalkIn = endpoint({
  method: 'POST',
  path: '/Leads/AddWalkIn',
  access: SALES_STAFF,
  body: underOwnNames(WalkIn, consentChoiceNames),
  answer: enveloped(z.object({ id: z.int() })),
})

export const mergeLeads = endpoint({
  method: 'POST',
  path: '/Leads/MergeLeads',
  access: SALES_STAFF,
  body: underOwnNames(LeadMerge),
  answer: enveloped(z.object({ eventId: z.int() })),
})

export const undoMerge = endpoint({
  method: 'POST',
  path: '/Leads/UndoMerge',
  access: SALES_STAFF,
  body: underOwnNames(z.object({ eventId: recordId() })),
  answer: enveloped(z.object({ id: z.int() })),
})

/** Deletes a logged contact or a change from the timeline, and reverts what it changed. */
export const undoLeadEvent = endpoint({
  method: 'POST',
  path: '/Leads/UndoLeadEvent',
  access: SALES_STAFF,
  body: underOwnNames(z.object({ eventId: recordId() })),
  answer: nothing(),
})

/** Leads that were changed since then stay as they are. */
export const undoLeadEvents = endpoint({
  method: 'POST',
  path: '/Leads/UndoLeadEvents',
  access: SALES_STAFF,
  body: underOwnNames(LeadsUndo),
  answer: nothing(),
})

/** Marks two possible duplicates as different people. */
export const keepLeadsApart = endpoint({
  method: 'POST',
  path: '/Leads/KeepLeadsApart',
  access: SALES_STAFF,
  body: underOwnNames(z.object({ id: recordId(), otherId: recordId() })),
  answer: nothing(),
})

export const listLeadOwners = endpoint({
  method: 'GET',
  path: '/Leads/GetLeadOwners',
  access: SALES_STAFF,
  answer: enveloped(z.array(LeadOwner)),
})

/** Returns only the caller's own views. */
export const listLeadViews = endpoint({
  method: 'GET',
  path: '/Leads/GetLeadViews',
  access: SALES_STAFF,
  answer: enveloped(z.array(SavedLeadView)),
})

export const saveLeadView = endpoint({
  method: 'POST',
  path: '/Leads/SaveLeadView',
  access: SALES_STAFF,
  body: underOwnNames(NewLeadView),
  answer: enveloped(SavedLeadView),
})

export const deleteLeadView = endpoint({
  method: 'POST',
  path: '/Leads/DeleteLeadView',
  access: SALES_STAFF,
  body: oneLead,
  answer: nothing(),
})

export const getLeadSettings = endpoint({
  method: 'GET',
  path: '/Leads/GetLeadSettings',
  access: ADMINS,
  answer: enveloped(LeadSettings),
})

export const saveLeadSettings = endpoint({
  method: 'POST',
  path: '/Leads/SaveLeadSettings',
  access: ADMINS,
  body: underOwnNames(LeadSettingsDraft),
  answer: enveloped(LeadSettings),
})
