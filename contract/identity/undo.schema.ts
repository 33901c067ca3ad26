import * as z from 'zod/mini'
import { required } from '#contract/wire/fields.ts'
import { identityMessages } from './identity.messages.ts'

export const UndoToken = z.object({ token: required(identityMessages.undoLinkInvalid) })
export type UndoToken = z.output<typeof UndoToken>

/** What a link takes back. `email` is the address it was mailed to. */
export const UndoLink = z.object({ kind: z.enum(['email', 'password']), email: z.string() })
export type UndoLink = z.output<typeof UndoLink>

/** The reset token opens the page that sets a new password; a blocked account gets none. */
export const Undone = z.object({ resetToken: z.nullable(z.string()) })
export type Undone = z.output<typeof Undone>
