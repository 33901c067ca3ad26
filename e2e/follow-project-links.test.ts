import { expect, requestTest } from './fixtures.ts'

const LINK = /<a [^>]*href="\/(?:appointment-book|contactus)\?project=([^"]*)"[^>]*>(.*?)<\/a>/gs
const NEXT_PROJECT = /aria-label="Where to go from here".*?<h2[^>]*>(.*?)<\/h2>/s

requestTest(
  'every link with a project parameter names the project it belongs to',
  { tag: '@desktop' },
  async ({ request }) => {
    const { data } = await (await request.get('/api/Home/GetProductLists')).json()
    const names = new Set((data as { productName: string }[]).map(({ productName }) => productName))
    const sitemap = await (await request.get('/sitemap.xml')).text()
    const addresses = [...sitemap.matchAll(/<loc>[^<]*?(\/product\/[^<]*)<\/loc>/g)].map(([, path]) => decodeHtml(path))
    expect(addresses.length).toBeGreaterThan(10)

    let checked = 0
    for (const address of addresses) {
      const html = await (await request.get(address)).text()
      const current = text(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1])
      const shownAtTheEnd = text(NEXT_PROJECT.exec(html)?.[1])
      for (const [, carried, face] of html.matchAll(LINK)) {
        checked += 1
        const project = new URLSearchParams(`project=${decodeHtml(carried)}`).get('project') ?? ''
        expect(names, address).toContain(project)
        const isAtTheEnd = text(face).startsWith('Book a visit to')
        expect(project, `${text(face)} on ${address}`).toBe(isAtTheEnd ? shownAtTheEnd : current)
        if (isAtTheEnd) expect(text(face)).toBe(`Book a visit to ${project}`)
      }
    }
    expect(checked).toBeGreaterThan(addresses.length)
  },
)

function text(html = '') {
  return decodeHtml(html.replaceAll(/<[^>]*>/g, '')).trim()
}

function decodeHtml(html = '') {
  return html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
