import { identityMessages } from '#contract/identity/identity.messages.ts'

/**
 * The first problem of two new passwords, in the order of the warnings: one missing, the other missing, both different.
 * Each page has its own message for the first.
 */
export function newPasswordError(form: FormData, { missing }: { missing: string }) {
  if (!form.get('newPassword')) return { field: 'newPassword', message: missing } as const
  if (!form.get('confirmNewPassword'))
    return { field: 'confirmNewPassword', message: identityMessages.enterConfirmation } as const
  if (form.get('newPassword') !== form.get('confirmNewPassword')) {
    return { field: 'confirmNewPassword', message: identityMessages.passwordsDiffer } as const
  }
  return null
}
