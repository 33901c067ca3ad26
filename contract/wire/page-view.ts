import * as z from 'zod/mini'
import { wireMessages } from './wire.messages.ts'

/**
 * The query of a call whose specified response has more data than the page shows: `?view=page` returns only the data of
 * the page. Without it, the response is as specified.
 */
export const pageView = { view: z.optional(z.enum(['page'], wireMessages.unknownView)) }

export type PageView = { view?: 'page' | undefined }
