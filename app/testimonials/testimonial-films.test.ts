import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TestimonialFilms } from './testimonial-films.tsx'

test('the notice about the films is between the first film and the list of the others', () => {
  const film = { place: '', link: 'https://films.example', embedAddress: null, image: null }
  const html = renderToStaticMarkup(
    createElement(TestimonialFilms, {
      testimonials: [
        { ...film, id: 1, name: 'Asha' },
        { ...film, id: 2, name: 'Ravi' },
      ],
      poster: null,
      thumbs: [null],
      notice: 'Playing one tells its host.',
      onPlayingChange: () => {},
      more: null,
    }),
  )

  expect(html).toMatch(/Asha.*Playing one tells its host\..*Ravi/s)
})
