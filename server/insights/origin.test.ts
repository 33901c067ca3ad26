import { expect, test } from 'vitest'
import { originOf, originOfLanding, originOfRequest } from './origin.ts'

const ownHost = 'plinth.example'

test.each([
  ['', 'direct'],
  ['www.google.co.in', 'search'],
  ['www.bing.com', 'search'],
  ['com.google.android.googlequicksearchbox', 'search'],
  ['l.facebook.com', 'social'],
  ['web.whatsapp.com', 'whatsapp'],
  ['www.99acres.com', 'portal'],
  ['blog.example', 'other'],
  ['notgoogle.example', 'other'],
  ['plinth.example', 'site'],
])('the host %j is the origin %s', (host, origin) => {
  expect(originOf({ host, query: '', ownHost })).toBe(origin)
})

test.each([
  ['utm_source=mail&utm_campaign=Structure+complete', 'campaign:Structure complete'],
  ['utm_source=newsletter', 'campaign:newsletter'],
  ['utm_source=WhatsApp', 'whatsapp'],
  ['utm_campaign=%20%0A%20', 'search'],
  [`utm_campaign=${'x'.repeat(100)}`, `campaign:${'x'.repeat(60)}`],
  ['tower=2', 'search'],
])('a link with %s is the origin %s', (query, origin) => {
  expect(originOf({ host: 'www.google.com', query, ownHost })).toBe(origin)
})

test('a request from a page of the site has the campaign of that page', () => {
  const url = '/product/Residential/suncourt'
  const from = (referer: string) => originOfRequest({ referer, url, ownHost })

  expect(from('https://plinth.example/home?utm_campaign=Diwali#films')).toBe('campaign:Diwali')
  expect(from('https://plinth.example/home')).toBe('site')
  expect(from('https://www.google.com/?utm_campaign=Other')).toBe('search')
  expect(from('android-app://com.whatsapp/')).toBe('whatsapp')
  expect(from('nonsense')).toBe('direct')
  expect(originOfRequest({ referer: '', url: `${url}?utm_source=flyer`, ownHost })).toBe('campaign:flyer')
})

test('reads the origin from the landing of a form; null without one or if the visit began on the site', () => {
  const publicUrl = 'https://plinth.example'

  expect(originOfLanding('www.google.com', publicUrl)).toBe('search')
  expect(originOfLanding('?utm_campaign=Diwali', publicUrl)).toBe('campaign:Diwali')
  expect(originOfLanding('?', publicUrl)).toBe('direct')
  expect(originOfLanding('plinth.example?tower=2', publicUrl)).toBeNull()
  expect(originOfLanding(null, publicUrl)).toBeNull()
})
