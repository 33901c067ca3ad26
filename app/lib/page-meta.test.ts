import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const matches = [
  { id: 'root', loaderData: { apiBase: '/api', publicUrl: 'https://plinth.example' } },
  { id: 'aboutus' },
]

test('a page has its title, its description and one canonical address', () => {
  const meta = pageMeta({ title: 'About Us', description: 'Who we are.', path: '/aboutus', matches })

  expect(meta).toContainEqual({ title: 'About Us' })
  expect(meta).toContainEqual({ name: 'description', content: 'Who we are.' })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://plinth.example/aboutus' })
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://plinth.example/aboutus' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://plinth.example/assets/share/site.jpg' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('the preview image has an absolute URL', () => {
  const meta = pageMeta({ title: 'Elite One', path: '/x', matches, image: '/assets/images/a/b.jpg' })

  expect(meta).toContainEqual({ property: 'og:image', content: 'https://plinth.example/assets/images/a/b.jpg' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a hidden page has noindex and no canonical address', () => {
  const meta = pageMeta({ title: 'Not yet', path: '/signin', matches, isHidden: true })

  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(meta)).not.toContain('canonical')
})

test('a page has a title even without the data of the root route', () => {
  expect(pageMeta({ title: 'Broken', path: '/x', matches: [undefined] })[0]).toEqual({ title: 'Broken' })
})
