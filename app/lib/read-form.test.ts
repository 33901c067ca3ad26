import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionalText, required } from '#contract/wire/fields.ts'
import { readForm } from './read-form.ts'

const Note = z.object({ title: required('Give it a title.'), body: optionalText() })

test('an empty input is null, and text is trimmed', () => {
  const form = new FormData()
  form.set('title', ' Plans ')
  form.set('body', '')

  expect(readForm(Note, form)).toEqual({ ok: true, value: { title: 'Plans', body: null }, errors: {} })
})

test('each field has only its first message', () => {
  expect(readForm(Note, new FormData())).toEqual({ ok: false, errors: { title: 'Give it a title.' } })
})
