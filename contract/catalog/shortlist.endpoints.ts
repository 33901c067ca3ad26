import * as z from 'zod/mini'
import { SHORTLIST_LIMIT } from '#contract/content/content.constants.ts'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { projectOnTheWire } from './projects.endpoints.ts'
import { shortlistRefusals } from './shortlist.messages.ts'

/**
 * Not in the specification. Returns the shown projects with these ids, in the order of the ids; hidden, deleted and
 * unknown ones are left out. A POST, so that the choice of a visitor is neither logged nor cached.
 */
export const listShortlist = endpoint({
  method: 'POST',
  path: '/Home/GetShortlist',
  access: 'anyone',
  changesData: false,
  body: z
    .array(recordId(), shortlistRefusals.unreadable)
    .check(z.maxLength(SHORTLIST_LIMIT, shortlistRefusals.tooMany(SHORTLIST_LIMIT))),
  answer: enveloped(z.array(projectOnTheWire)),
})
