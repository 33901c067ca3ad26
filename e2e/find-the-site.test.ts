import { expect, requestTest } from './fixtures.ts'

requestTest('every address of the sitemap opens without a redirect @desktop', async ({ request, baseURL }) => {
  const map = await request.get('/sitemap.xml')
  expect(map.headers()['content-type']).toContain('application/xml')
  const addresses = [...(await map.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')

  expect(addresses).toContain(`${baseURL}/home`)
  expect(addresses).toContain(`${baseURL}/product/Commercial/elite%20one`)
  expect(addresses.join()).not.toContain('admin')
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) {
    const page = await request.get(address, { maxRedirects: 0 })
    expect(page.status(), address).toBe(200)
    expect(await page.text(), address).toContain(`<link rel="canonical" href="${address}"`)
  }
})

requestTest(
  'robots.txt and the icons that browsers request by default are served @desktop',
  async ({ request, baseURL }) => {
    const answer = await request.get('/robots.txt')

    expect(answer.headers()['content-type']).toContain('text/plain')
    expect(await answer.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
    expect(await answer.text()).toContain('Disallow: /admin')

    for (const [address, type] of [
      ['/favicon.ico', 'image/'],
      ['/apple-touch-icon.png', 'image/png'],
    ] as const) {
      const icon = await request.get(address)
      expect(icon.status(), address).toBe(200)
      expect(icon.headers()['content-type'], address).toContain(type)
    }
  },
)

requestTest(
  'a shared project link has an image with the project’s name, every other page the site’s own @desktop',
  async ({ request }) => {
    const addresses = []
    for (const address of ['/product/Commercial/elite%20one', '/home']) {
      const html = await (await request.get(address)).text()
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
      const file = await request.get(picture)
      expect(file.headers()['content-type'], address).toBe('image/jpeg')
      expect(sizeOfJpeg(await file.body()), address).toEqual({ width: 1200, height: 630 })
      addresses.push(new URL(picture).pathname)
    }
    expect(addresses).toEqual([expect.stringMatching(/^\/assets\/share\/project-\d+\.jpg$/), '/assets/share/site.jpg'])

    expect((await request.get('/assets/share/project-999999.jpg')).status()).toBe(404)
    expect((await request.get('/assets/share/project-1.png')).status()).toBe(404)
  },
)

/** The size from the frame header of a JPEG. */
function sizeOfJpeg(file: Buffer) {
  let at = 2
  while (at < file.length) {
    const marker = file.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xc3) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    at += 2 + file.readUInt16BE(at + 2)
  }
  return null
}
