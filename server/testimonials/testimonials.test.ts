import { expect } from 'vitest'
import { test } from '#test/api.ts'
import { aTestimonial } from '#test/builders.ts'

test('testimonials are sorted newest first', async ({ api, db }) => {
  const first = await aTestimonial(db, { name: 'Asha Verma' })
  const second = await aTestimonial(db, { name: 'Ravi Mehta' })
  await aTestimonial(db, { deletedAt: new Date() })

  const response = await api.get('/CustomerSpeaks/GetYoutubeLink')

  expect(response.json()).toEqual({
    responseMessage: { isSuccessStatusCode: true, reasonPhrase: 'OK' },
    data: [
      { id: second.id, name: 'Ravi Mehta', videoLink: second.videoLink },
      { id: first.id, name: 'Asha Verma', videoLink: first.videoLink },
    ],
  })
})
