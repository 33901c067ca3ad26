import { expect, hydrate, test } from './fixtures.ts'

/** Injected markup: a script that would run at once, and deferred ones that would run when the page hydrates. */
const SMUGGLED = `<script>document.documentElement.dataset.smuggled = 'at once'</script>
<script type="text/plain" data-later="classic">document.documentElement.dataset.smuggled = 'later'</script>
<script type="text/plain" data-later="module">document.documentElement.dataset.smuggled = 'as a module'</script>`

test('an injected script does not run on a public page, and the page works', { tag: '@desktop' }, async ({
  page,
  allowFault,
}) => {
  // React reports a hydration mismatch, because it did not render the injected markup, and renders the page again.
  allowFault(/Content Security Policy|CSP: script-src-elem refused inline|React error #418/)
  await page.route('**/aboutus', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', `${SMUGGLED}</main>`)
    await route.fulfill({ response, body })
  })

  await page.goto('/aboutus')
  expect(await page.content()).toContain('dataset.smuggled')
  await hydrate(page)

  await expect(page.locator('script[data-later]')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-smuggled')
})

test('the API description opens without its trailing slash', { tag: '@desktop' }, async ({ page, allowFault }) => {
  // The API viewer adds inline styles, which the policy blocks; it works without them.
  allowFault(/Applying inline style|CSP: style-src-elem refused inline/)
  await page.goto('/api/docs')

  await expect(page).toHaveURL('/api/docs/')
  await expect(page.getByRole('heading', { name: 'Plinth' })).toBeVisible()
})
