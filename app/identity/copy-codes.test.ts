import { expect, test, vi } from 'vitest'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { copyCodes } from './copy-codes.ts'

test('copies one recovery code per line and returns a success toast', async () => {
  const writeText = vi.fn(() => Promise.resolve())

  expect(await copyCodes(['AAAA-BBBB', 'CCCC-DDDD'], { writeText })).toEqual({
    kind: 'success',
    title: secondFactorMessages.copied,
  })
  expect(writeText).toHaveBeenCalledExactlyOnceWith('AAAA-BBBB\nCCCC-DDDD')
})

test('returns a warning toast when the browser refuses the clipboard', async () => {
  const refused = { writeText: () => Promise.reject(new DOMException('not allowed', 'NotAllowedError')) }

  expect(await copyCodes(['AAAA-BBBB'], refused)).toEqual({ kind: 'warning', title: secondFactorMessages.notCopied })
})
