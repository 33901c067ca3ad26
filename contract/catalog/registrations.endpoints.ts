import * as z from 'zod/mini'
import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { recordId } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { EDITORS } from '#contract/wire/roles.ts'
import { RegistrationDraft } from './registration-draft.schema.ts'
import { registrationNames } from './registration-on-the-wire.ts'
import { ManagedRegistration } from './registrations.schema.ts'

const managedRegistrationOnTheWire = onTheWire(ManagedRegistration, { ...registrationNames, qr: 'qr' })

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/Product/GetRegistrations/{projectId}',
  access: EDITORS,
  params: { projectId: recordId() },
  answer: enveloped(z.array(managedRegistrationOnTheWire)),
})

export const saveRegistration = endpoint({
  method: 'POST',
  path: '/Product/ManageRegistration',
  access: EDITORS,
  body: onTheWire(RegistrationDraft, registrationNames),
  answer: enveloped(managedRegistrationOnTheWire),
})

export const deleteRegistration = endpoint({
  method: 'POST',
  path: '/Product/DeleteRegistration',
  access: EDITORS,
  body: onTheWire(z.object({ id: recordId() }), { id: 'id' }),
  answer: nothing(),
})
