import { enveloped } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { UndoLink, Undone, UndoToken } from './undo.schema.ts'

/** Not in the specification: what the link in a security notice would take back. Changes nothing. */
export const readUndoLink = endpoint({
  method: 'POST',
  path: '/User/ReadUndoLink',
  access: 'anyone',
  changesData: false,
  body: onTheWire(UndoToken, { token: 'Token' }),
  answer: enveloped(onTheWire(UndoLink, { kind: 'kind', email: 'emailId' })),
})

/** Not in the specification: takes back a changed address or password. */
export const undoChange = endpoint({
  method: 'POST',
  path: '/User/UndoChange',
  access: 'anyone',
  body: onTheWire(UndoToken, { token: 'Token' }),
  answer: enveloped(onTheWire(Undone, { resetToken: 'resetToken' })),
})
