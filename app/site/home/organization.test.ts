import { expect, test } from 'vitest'
import { company } from '#demo/company.ts'
import { organization } from './organization.ts'

test('describes the organisation with the canonical URL of the page', () => {
  const page = [{ title: 'Home' }, { tagName: 'link' as const, rel: 'canonical', href: 'https://plinth.example/home' }]
  expect(organization(company, page)).toMatchObject({
    '@type': 'Organization',
    name: company.name,
    url: 'https://plinth.example/home',
    address: {
      streetAddress: '14 Demo Marg, Sector 10, Rohini',
      addressLocality: 'New Delhi',
      postalCode: '110085',
    },
  })
})

test('has no URL when the page has no canonical link, and no logo when the company has none', () => {
  expect(organization(company, [{ title: 'Home' }]).url).toBeUndefined()
  const page = [{ tagName: 'link' as const, rel: 'canonical', href: 'https://plinth.example/home' }]
  const plain = organization({ ...company, logoLight: null, mark: null }, page)
  expect(JSON.parse(JSON.stringify(plain))).not.toHaveProperty('logo')
})
