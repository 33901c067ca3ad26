import { endpoint, enveloped, nothing } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { STAFF } from '#contract/wire/roles.ts'
import {
  RecoveryCodes,
  SecondFactorCode,
  SecondFactorProof,
  SecondFactorSetup,
  SecondFactorStart,
  SecondFactorState,
  SignInCode,
} from './second-factor.schema.ts'
import { signedInOnTheWire } from './sign-in.endpoints.ts'

const proof = onTheWire(SecondFactorProof, { password: 'password', code: 'code' })
const recoveryCodes = onTheWire(RecoveryCodes, { codes: 'codes' })

/** The second step of a sign-in that returned `requiresCode`. */
export const completeSignIn = endpoint({
  method: 'POST',
  path: '/User/LoginCode',
  access: 'anyone',
  body: onTheWire(SignInCode, { challenge: 'challenge', code: 'code' }),
  answer: enveloped(signedInOnTheWire),
})

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/User/GetSecondFactor',
  access: STAFF,
  answer: enveloped(onTheWire(SecondFactorState, { isOn: 'isOn', recoveryCodesLeft: 'recoveryCodesLeft' })),
})

/** Creates a new key. Sign-in changes only once a code created with the key is confirmed. */
export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/User/StartSecondFactor',
  access: STAFF,
  body: onTheWire(SecondFactorStart, { password: 'password' }),
  answer: enveloped(onTheWire(SecondFactorSetup, { secret: 'secret', qrPath: 'qrPath', qrSize: 'qrSize' })),
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/User/ConfirmSecondFactor',
  access: STAFF,
  body: onTheWire(SecondFactorCode, { code: 'code' }),
  answer: enveloped(recoveryCodes),
})

export const replaceRecoveryCodes = endpoint({
  method: 'POST',
  path: '/User/ReplaceRecoveryCodes',
  access: STAFF,
  body: proof,
  answer: enveloped(recoveryCodes),
})

export const turnOffSecondFactor = endpoint({
  method: 'POST',
  path: '/User/TurnOffSecondFactor',
  access: STAFF,
  body: proof,
  answer: nothing(),
})
