import { expect, test } from 'vitest'
import { newsStructuredData } from './news-structured-data.ts'

test('each news item is an article with its date, its image and an absolute address', () => {
  const items = [
    {
      id: 1,
      name: 'Keys',
      description: 'Handed over.',
      image: '1_a.jpg',
      link: 'https://news.example/1',
      date: '2026-03-14',
    },
    { id: 2, name: 'Plan', description: 'Shown.', image: null, link: null, date: '2026-01-02' },
  ]

  const { itemListElement } = newsStructuredData([{ year: 2026, total: 2, items }], {
    site: 'https://plinth.example',
    publisher: 'Plinth Group',
  })

  expect(itemListElement[0]).toMatchObject({
    position: 1,
    item: {
      '@type': 'NewsArticle',
      headline: 'Keys',
      datePublished: '2026-03-14',
      url: 'https://news.example/1',
      image: 'https://plinth.example/assets/images/ProjectBannerImages/1_a.jpg',
    },
  })
  expect(itemListElement[1]?.item).toMatchObject({ url: 'https://plinth.example/media' })
  expect(itemListElement[1]?.item).not.toHaveProperty('image')
})
