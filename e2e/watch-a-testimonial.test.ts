import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { passTime, stopClock } from './stop-clock.ts'

test.use({ reducedMotion: 'no-preference' })

const HOST = 'https://www.youtube-nocookie.com'

test('every testimonial has a video whose host is contacted only when it is played, which pauses the carousels', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const { data } = await (await request.get('/api/Home/GetHomePageList')).json()
  const foreign: string[] = []
  page.on('request', (sent) => {
    if (!sent.url().startsWith('http://127.0.0.1')) foreign.push(sent.url())
  })
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Film</p>' }),
  )
  await page.clock.install()
  await open(page, '/home')
  const films = page.getByRole('region', { name: 'Customer Speak' })
  const links = films.getByRole('link', { name: /^Watch the film:/ })
  const frame = films.locator('iframe')

  await test.step('the host is not contacted before', async () => {
    await expect(links).toHaveCount(data.youtubeLink.length)
    await films.scrollIntoViewIfNeeded()
    await expect(frame).toHaveCount(0)
    expect(foreign).toEqual([])
  })

  await links.first().click()
  await expect(frame).toHaveAttribute('src', new RegExp(`^${HOST}/embed/_cMxraX_5RE\\?.*autoplay=1`))
  await sendPlayerState(page, frame, 1)

  // Move the pointer away from the carousel, because hovering would pause it too.
  await page.mouse.move(2, 2)
  const track = page.getByRole('region', { name: 'Banking Partners' }).getByRole('list')
  await stopClock(page)
  await track.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }))
  await bringIntoView(track)
  await page.clock.runFor(20_000)
  await track.scrollIntoViewIfNeeded()
  expect(await left(track)).toBe(0)

  await sendPlayerState(page, frame, 2)
  await bringIntoView(track)
  await passTime(page, { until: async () => (await left(track)) > 0, step: 1_000 })
})

/** Sends the message of the video host's player about its state: 1 is playing, 2 is paused. */
async function sendPlayerState(page: Page, iframe: Locator, state: number) {
  const player = iframe.contentFrame().getByText('Film')
  await player.evaluate((_, info) => parent.postMessage(JSON.stringify({ event: 'onStateChange', info }), '*'), state)
  await page.clock.runFor(50)
}

async function bringIntoView(track: Locator) {
  await track.evaluate((list) => {
    list.scrollIntoView({ block: 'center', behavior: 'instant' })
    return new Promise<void>((resolve) => {
      const watcher = new IntersectionObserver(() => {
        watcher.disconnect()
        resolve()
      })
      watcher.observe(list)
    })
  })
}

function left(track: Locator) {
  return track.evaluate((list) => Math.round(list.scrollLeft))
}
