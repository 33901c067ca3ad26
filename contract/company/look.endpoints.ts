import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { ADMINS } from '#contract/wire/roles.ts'
import { lookNames, lookOnTheWire } from './company.endpoints.ts'
import { LookDraft } from './look-draft.schema.ts'

export const getLook = endpoint({
  method: 'GET',
  path: '/Company/GetLook',
  access: ADMINS,
  answer: enveloped(lookOnTheWire),
})

export const saveLook = endpoint({
  method: 'POST',
  path: '/Company/ManageLook',
  access: ADMINS,
  body: onTheWire(LookDraft, lookNames),
  answer: enveloped(lookOnTheWire),
})
