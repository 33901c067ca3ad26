import * as z from 'zod/mini'
import { wireMessages } from './wire.messages.ts'

/**
 * The query of a call whose specified answer holds more than our own page shows: `?view=page` asks for just that. Without
 * it the answer is the specification's.
 */
export const pageView = { view: z.optional(z.enum(['page'], wireMessages.unknownView)) }

export type PageView = { view?: 'page' | undefined }
