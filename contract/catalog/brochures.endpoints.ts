import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'

const BrochureState = z.object({
  /** Whether downloads begin with the generated cover page. False for an unreadable PDF, which is sent unchanged. */
  hasCover: z.boolean(),
})

export const getBrochureState = endpoint({
  method: 'GET',
  path: '/Product/GetBrochureState/{id}',
  access: EDITORS,
  params: { id: recordId() },
  answer: enveloped(onTheWire(BrochureState, { hasCover: 'hasCover' })),
})
