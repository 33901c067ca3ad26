import { expect, test } from 'vitest'
import { fromProblem, otherSiteProblem, pagePath, targetPath, targetProblem, withoutHost } from './redirect-address.ts'

test.each([
  ['/about.html', '/about.html'],
  ['//old///page/', '/old/page'],
  ['/', '/'],
  ['/%61bout%2Ehtml', '/about.html'],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
  ['/About.HTML', '/About.HTML'],
  ['/product/New%20Launch/Elite%20One/?utm=1#top', '/product/new launch/elite one'],
  ['/products/IT SEZ', '/products/it sez'],
  ['/%E0%A4', null],
])('the address %s is normalised to %s', (address, path) => {
  expect(pagePath(address)).toBe(path)
})

test.each([
  ['', 'Please enter the old address.'],
  ['products/list', 'An address begins with /.'],
  ['https://old.example/list', 'An address begins with /.'],
  ['/list?id=1', 'leave out everything from ? or # on'],
  ['/a/../b', 'cannot be read'],
  ['/%zz', 'cannot be read'],
  [`/${'x'.repeat(1000)}`, 'too long'],
])('%s is refused as an old address', (text, message) => {
  expect(fromProblem(text)).toContain(message)
})

test.each([
  '',
  'projects',
  'javascript:alert(1)',
  'ftp://files.example/a',
  '//evil.example',
  '/\\evil.example',
  'mailto:a@b.example',
])('%s is refused as a target', (text) => {
  expect(targetProblem(text)).not.toBeNull()
})

test.each([
  ['https://www.aangan.example/old/page.html', '/old/page.html'],
  ['HTTP://aangan.example/old?id=1#top', '/old?id=1#top'],
  ['https://aangan.example', '/'],
  ['https://aangan.example//evil.example', '/evil.example'],
  ['/old', '/old'],
  ['www.aangan.example/old', 'www.aangan.example/old'],
])('the URL %s is shortened to %s', (text, path) => {
  expect(withoutHost(text)).toBe(path)
})

test('a target on another site needs https, and one on this site is shortened', () => {
  const host = 'aangan.example'
  expect(withoutHost('http://aangan.example/a', host)).toBe('/a')
  expect(withoutHost('https://other.example/a', host)).toBe('https://other.example/a')
  expect(otherSiteProblem('http://aangan.example/a', host)).toBeNull()
  expect(otherSiteProblem('https://other.example/a', host)).toBeNull()
  expect(otherSiteProblem('http://other.example/a', host)).toBe('Targets on other sites need https.')
})

test('a target is a page of this site or an address with http or https', () => {
  for (const target of ['/home', '/search?q=a b#top', 'https://x.example/a', 'http://x.example'])
    expect(targetProblem(target), target).toBeNull()
  expect(targetPath('/search?q=1')).toBe('/search')
  expect(targetPath('https://x.example/search')).toBeNull()
})
