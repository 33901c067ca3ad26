import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { saveTestimonial } from './testimonials.endpoints.ts'

test('the video link of a testimonial must be a web address', () => {
  const save = (videoLink: unknown) => z.safeDecode(saveTestimonial.body, { Id: 0, name: 'Ravi', videoLink }).success

  expect(save('https://youtu.be/abcdefghijk')).toBe(true)
  expect([save(''), save('youtube'), save('javascript:alert(1)'), save(undefined)]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
