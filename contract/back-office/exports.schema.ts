import * as z from 'zod/mini'
import { say as wire } from '#contract/wire/wire.messages.ts'

/** The lists that the back office saves as a file, by the name of the file. */
export const EXPORTED_LISTS = ['enquiries', 'appointments', 'subscribers', 'activity'] as const

export const ListExport = z.object({
  list: z.enum(EXPORTED_LISTS, wire.unreadable),
  rows: z.int(wire.unreadable).check(z.minimum(0, wire.unreadable), z.maximum(1_000_000_000, wire.unreadable)),
})
export type ListExport = z.output<typeof ListExport>
