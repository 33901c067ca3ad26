import * as z from 'zod/mini'
import { endpoint, nothing } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { ADMINS, EDITORS, type Role, SALES_STAFF, STAFF } from '#contract/wire/roles.ts'
import { wireMessages } from '#contract/wire/wire.messages.ts'

export const EXPORTED_LISTS = [
  'enquiries',
  'appointments',
  'subscribers',
  'activity',
  'redirects',
  'unit-types',
  'leads',
  'insights',
] as const

export const EXPORT_ACCESS: Record<(typeof EXPORTED_LISTS)[number], readonly Role[]> = {
  enquiries: SALES_STAFF,
  appointments: SALES_STAFF,
  subscribers: SALES_STAFF,
  activity: STAFF,
  redirects: ADMINS,
  'unit-types': EDITORS,
  leads: SALES_STAFF,
  insights: STAFF,
}

export const ListExport = z.object({
  list: z.enum(EXPORTED_LISTS, wireMessages.unreadable),
  rows: z
    .int(wireMessages.unreadable)
    .check(z.minimum(0, wireMessages.unreadable), z.maximum(1_000_000_000, wireMessages.unreadable)),
})
export type ListExport = z.output<typeof ListExport>

/** Called before the browser saves the file, so that the export is in the audit log. */
export const declareExport = endpoint({
  method: 'POST',
  path: '/Global/DeclareExport',
  access: STAFF,
  body: onTheWire(ListExport, { list: 'list', rows: 'rows' }),
  answer: nothing(),
})
