import * as z from 'zod/mini'
import { required } from '#contract/wire/fields.ts'
import { identityMessages } from './identity.messages.ts'
import { passwordText } from './passwords.schema.ts'
import { secondFactorMessages } from './second-factor.messages.ts'

/** The response to a correct password if the account also requires a code. */
export const CodeRequired = z.object({ requiresCode: z.literal(true), challenge: z.string() })
export type CodeRequired = z.output<typeof CodeRequired>

/** Accepts a code from the authenticator app or a recovery code. */
const code = () => required(secondFactorMessages.codeRequired, { max: 40 })

export const SignInCode = z.object({ challenge: required(secondFactorMessages.challengeEnded), code: code() })
export type SignInCode = z.output<typeof SignInCode>

export const SecondFactorState = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() })
export type SecondFactorState = z.output<typeof SecondFactorState>

/** Requires the password, so that a stolen session cannot lock out the owner of the account. */
export const SecondFactorStart = z.object({ password: passwordText(identityMessages.passwordRequired) })
export type SecondFactorStart = z.output<typeof SecondFactorStart>

/** The key as text, and as the path of a QR code in a square of `qrSize` units. */
export const SecondFactorSetup = z.object({ secret: z.string(), qrPath: z.string(), qrSize: z.int() })
export type SecondFactorSetup = z.output<typeof SecondFactorSetup>

export const SecondFactorCode = z.object({ code: code() })
export type SecondFactorCode = z.output<typeof SecondFactorCode>

export const SecondFactorProof = z.object({ password: passwordText(identityMessages.passwordRequired), code: code() })
export type SecondFactorProof = z.output<typeof SecondFactorProof>

/** Shown only once, because only their hashes are stored. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })
export type RecoveryCodes = z.output<typeof RecoveryCodes>
