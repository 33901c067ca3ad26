import * as z from 'zod/mini'
import { orNull } from '#contract/wire/fields.ts'
import { say } from './uploads.messages.ts'

/** The name of a stored file. Its folder follows from the field it fills, so a name never carries one. */
export function storedFile(sentence: string) {
  return z.string(sentence).check(
    z.trim(),
    z.minLength(1, { error: sentence, abort: true }),
    z.maxLength(255, say.notAFileName),
    z.refine((name) => isPlainName(name), say.notAFileName),
  )
}

export function optionalStoredFile() {
  return orNull(storedFile(say.noFile))
}

function isPlainName(name: string) {
  return !/[/\\]/.test(name) && name !== '.' && name !== '..' && !name.includes('\0')
}
