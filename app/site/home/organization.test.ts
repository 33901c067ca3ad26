import { expect, test } from 'vitest'
import { brand } from '#contract/content/brand.ts'
import { organization } from './organization.ts'

test('says who stands behind the site, at the address the page gives itself', () => {
  const page = [{ title: 'Home' }, { tagName: 'link' as const, rel: 'canonical', href: 'https://plinth.example/home' }]
  expect(organization(page)).toMatchObject({
    '@type': 'Organization',
    name: brand.name,
    url: 'https://plinth.example/home',
    address: {
      streetAddress: '14 Demo Marg, Sector 10, Rohini',
      addressLocality: 'New Delhi',
      postalCode: '110085',
    },
  })
})

test('without a known address it names none', () => {
  expect(organization([{ title: 'Home' }]).url).toBeUndefined()
})
