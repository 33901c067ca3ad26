import { expect, test } from 'vitest'
import { openingWords } from './opening-words.ts'

test('a closed page says which part of the product it belongs to', () => {
  expect(openingWords('admin/login')).toBe('The back office opens with the next release.')
  expect(openingWords('signin')).toBe('Accounts open with the next release.')
  expect(openingWords('businessowner/dashboard')).toContain('business owner')
  expect(openingWords('media')).toBe('This page opens with the next release.')
})
