import * as z from 'zod/mini'
import { orNull } from '#contract/wire/fields.ts'
import { uploadsMessages } from './uploads.messages.ts'

/** The field determines the folder, so a name never contains one. */
export function storedFile(message: string) {
  return z.string(message).check(
    z.trim(),
    z.minLength(1, { error: message, abort: true }),
    z.maxLength(255, uploadsMessages.notAFileName),
    z.refine((name) => isPlainName(name), uploadsMessages.notAFileName),
  )
}

export function optionalStoredFile() {
  return orNull(storedFile(uploadsMessages.noFile))
}

function isPlainName(name: string) {
  return !/[/\\]/.test(name) && name !== '.' && name !== '..' && !name.includes('\0')
}
