import { expect, test } from 'vitest'
import { fromProblem, pagePath, targetPath, targetProblem } from './redirect-address.ts'

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

test('a target is a page of this site or an address with http or https', () => {
  for (const target of ['/home', '/search?q=a b#top', 'https://x.example/a', 'http://x.example'])
    expect(targetProblem(target), target).toBeNull()
  expect(targetPath('/search?q=1')).toBe('/search')
  expect(targetPath('https://x.example/search')).toBeNull()
})
