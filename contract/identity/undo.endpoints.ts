import * as z from 'zod/mini'
import { endpoint, enveloped } from '#contract/wire/endpoint.ts'
import { required } from '#contract/wire/fields.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { identityMessages } from './identity.messages.ts'

export const UndoToken = z.object({ token: required(identityMessages.undoLinkInvalid) })
export type UndoToken = z.output<typeof UndoToken>

/** The change that a link reverts. `email` is the email address to which the link was sent. */
export const UndoLink = z.object({ kind: z.enum(['email', 'password']), email: z.string() })
export type UndoLink = z.output<typeof UndoLink>

/** `resetToken` allows a new password to be set; null for a blocked account. */
export const Undone = z.object({ resetToken: z.nullable(z.string()) })
export type Undone = z.output<typeof Undone>

/** Describes what the link in a security notice would revert. Changes nothing. */
export const readUndoLink = endpoint({
  method: 'POST',
  path: '/User/ReadUndoLink',
  access: 'anyone',
  changesData: false,
  body: onTheWire(UndoToken, { token: 'Token' }),
  answer: enveloped(onTheWire(UndoLink, { kind: 'kind', email: 'emailId' })),
})

export const undoChange = endpoint({
  method: 'POST',
  path: '/User/UndoChange',
  access: 'anyone',
  body: onTheWire(UndoToken, { token: 'Token' }),
  answer: enveloped(onTheWire(Undone, { resetToken: 'resetToken' })),
})
