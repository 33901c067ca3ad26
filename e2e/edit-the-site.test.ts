import type { APIRequestContext } from '@playwright/test'
import { staffHeaders } from './back-office.ts'
import { expect, requestTest } from './fixtures.ts'

requestTest(
  'content added to or removed from the home page is in the HTML of the next request',
  { tag: '@desktop' },
  async ({ request }) => {
    const headers = await staffHeaders(request)
    const name = `The lift has been tested ${Date.now()}`
    expect(await namesOfNews(request, '/home', 'News &amp; Events')).not.toContain(name)

    const saved = await request.post('/api/NewsandEvents/ManageNewsEvents/', {
      headers,
      data: {
        Id: 0,
        EventName: name,
        EventDescription: 'Twelve floors, eleven seconds.',
        CategoryiD: 2,
        EventDate: '2026-12-31',
      },
    })
    expect(saved.status()).toBe(200)
    const { data } = await saved.json()
    expect((await namesOfNews(request, '/media', 'News')).filter((one) => one === name)).toHaveLength(1)

    await request.get(`/api/Product/DeactivetNewsEvents/${data.id}`, { headers })
    expect((await namesOfNews(request, '/home', 'News &amp; Events'))[0]).toBe(name)

    await request.get(`/api/Product/DeactivetNewsEvents/${data.id}`, { headers })
    const without = await namesOfNews(request, '/home', 'News &amp; Events')
    expect(without.length).toBeGreaterThan(0)
    expect(without).not.toContain(name)

    await request.get(`/api/NewsandEvents/DeleteNewsEventsMapping/${data.id}`, { headers })
    const left = await namesOfNews(request, '/media', 'News')
    expect(left.length).toBeGreaterThan(0)
    expect(left).not.toContain(name)
  },
)

/** The headings of the items in the section with this heading. */
async function namesOfNews(request: APIRequestContext, address: string, section: string) {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  const [, html = ''] = (await answer.text()).split(new RegExp(`<h2[^>]*>${section}</h2>`))
  const [own = ''] = html.split('<h2')
  return [...own.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, name = '']) => name.replaceAll(/<[^>]*>/g, '').trim())
}
