import { expect, test } from 'vitest'
import { publicManifest, publicManifestAddress } from './public-manifest.ts'

const WHOLE = {
  entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'] },
  routes: {
    root: { id: 'root', path: '', hasLoader: true, hasAction: false, imports: ['/assets/vendor.js'] },
    home: { id: 'home', path: 'home', imports: ['/assets/vendor.js', '/assets/shared.js'], css: ['/assets/home.css'] },
    admin: { id: 'admin', path: 'admin', imports: [] },
    'admin/admin-shell': { id: 'admin/admin-shell', imports: ['/assets/office.js'] },
    'admin/dashboard': { id: 'admin/dashboard', path: 'admin/dashboard', imports: ['/assets/office.js'] },
  },
  url: '/assets/manifest-1a2b.js',
  version: '1a2b',
}

test('public pages are told of no route and no file of the back office', () => {
  const script = publicManifest(`window.__reactRouterManifest=${JSON.stringify(WHOLE)};`)

  expect(script).not.toMatch(/admin|office/)
})

test('the other routes keep what the browser has to know of them', () => {
  const script = publicManifest(`window.__reactRouterManifest=${JSON.stringify(WHOLE)};`)

  expect(script).toMatch(/^window\.__reactRouterManifest=\{.*\};$/)
  expect(JSON.parse(script.slice(script.indexOf('{'), -1))).toEqual({
    ...WHOLE,
    url: '/assets/manifest-1a2b-public.js',
    routes: {
      root: { id: 'root', path: '', hasLoader: true, imports: [] },
      home: { id: 'home', path: 'home', imports: ['/assets/shared.js'], css: ['/assets/home.css'] },
    },
  })
})

test('a list that the router writes in another way is refused', () => {
  expect(() => publicManifest(`export default ${JSON.stringify(WHOLE)}`)).toThrow('no longer')
})

test('the list lies beside the whole one', () => {
  expect(publicManifestAddress(WHOLE.url)).toBe('/assets/manifest-1a2b-public.js')
})
