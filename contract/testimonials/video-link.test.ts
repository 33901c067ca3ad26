import { expect, test } from 'vitest'
import { embedAddressOf } from './video-link.ts'

test('every form of video link maps to the same embed address', () => {
  const links = [
    'https://www.youtube.com/watch?v=abcdefghijk&t=10',
    'https://youtu.be/abcdefghijk?si=x',
    'https://www.youtube.com/embed/abcdefghijk',
    'https://m.youtube.com/shorts/abcdefghijk',
    'http://youtube.com/watch?v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  ]
  expect(new Set(links.map(embedAddressOf))).toEqual(new Set(['https://www.youtube-nocookie.com/embed/abcdefghijk']))
})

test('any other link has no embed address', () => {
  for (const link of [
    'https://vimeo.com/1',
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
    'https://youtu.be/short',
    'javascript:alert(1)',
    'not a link',
  ]) {
    expect(embedAddressOf(link), link).toBeNull()
  }
})
