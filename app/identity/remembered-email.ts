import { storeIfPossible } from '../lib/store-if-possible.ts'

const NAME = 'rememberedEmail'

/** The address of the last sign-in with 'Remember Me'; empty for none. Nothing else is remembered. */
export function rememberedEmail() {
  try {
    return localStorage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}

/** Null forgets it. */
export function rememberEmail(email: string | null) {
  if (email === null) localStorage.removeItem(NAME)
  else storeIfPossible('localStorage', NAME, email)
}
