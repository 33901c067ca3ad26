import { signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

// These tests run one after the other, because parallel edits of the same text would cause conflicts.
test.describe.configure({ mode: 'default' })

test('staff edit the privacy text with a preview, and the site shows it', { tag: '@desktop' }, async ({ page }) => {
  const token = await signInAsStaff(page)
  const headers = { authorization: `Bearer ${token}` }
  const before = (await (await page.request.get('/api/Global/GetStatiContent')).json()).data
  await open(page, '/admin/content')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content')
  await expectAccessible(page)

  try {
    const draft = page.getByRole('button', { name: 'Start from our draft' })
    await page.getByRole('textbox', { name: 'Privacy' }).fill('')
    await draft.click()
    await expect(page.getByRole('textbox', { name: 'Privacy' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Privacy' })).toHaveValue(
      /^This policy says what .+ learns about you/,
    )
    await expect(draft).toHaveCount(0)

    const words = `Our promise ${Date.now()}`
    const privacy = page.getByRole('textbox', { name: 'Privacy' })
    await privacy.fill(`${words}\n\nWe keep your number\nfor one year.`)
    const preview = page.getByRole('region', { name: 'Preview: Privacy' })
    await expect(preview.getByRole('heading', { name: words })).toBeVisible()
    await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()

    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(privacy).toHaveValue(/We keep your number/)

    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved successfully.')).toBeVisible()
    await expect(page.getByText('No unsaved changes')).toBeVisible()

    await privacy.fill(' ')
    await page.getByRole('button', { name: 'Save' }).click()
    const emptying = page.getByRole('dialog', { name: 'Save without Privacy Policy?' })
    await expect(emptying).toContainText('at /privacy')
    await emptying.getByRole('button', { name: 'Go on editing' }).click()
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
  } finally {
    await page.request.post('/api/Global/ManageStaticContent', { headers, data: before })
  }
})

test('concurrent saves of different texts are merged, and a conflict asks before overwriting', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/ManageStaticContent answered 409/)
  const token = await signInAsStaff(page)
  const headers = { authorization: `Bearer ${token}` }
  const stored = async () => (await (await page.request.get('/api/Global/GetStatiContent')).json()).data
  const before = await stored()
  const saveElsewhere = (data: object) => page.request.post('/api/Global/ManageStaticContent', { headers, data })
  await open(page, '/admin/content')
  const terms = page.getByRole('textbox', { name: 'Terms and Conditions' })
  const privacy = page.getByRole('textbox', { name: 'Privacy' })
  const question = page.getByRole('dialog', { name: 'Another user has saved this record' })

  try {
    await terms.fill('My terms')
    await saveElsewhere({ privacy: 'Their privacy' })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved successfully.')).toBeVisible()
    await expect(page.getByText('Both changes are saved.')).toBeVisible()
    expect(await stored()).toEqual({ termsAndConditions: 'My terms', privacy: 'Their privacy' })
    await expect(privacy).toHaveValue('Their privacy')
    await expect(page.getByText('No unsaved changes')).toBeVisible()

    const longBefore = 'A clause that both of them left as it was.\n\n'.repeat(40)
    await terms.fill(`${longBefore}My other terms`)
    await saveElsewhere({ termsAndConditions: `${longBefore}Their terms` })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(question).toContainText('My other terms')
    for (const words of ['My other', 'Their']) {
      await expect(question.locator('mark', { hasText: words })).toBeInViewport()
    }
    await expectAccessible(page)
    expect((await stored()).termsAndConditions).toMatch(/Their terms$/)
    await question.getByText('Their terms').click()
    await question.getByRole('button', { name: 'Save this choice' }).click()
    await expect(terms).toHaveValue(/Their terms$/)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).not.toHaveAttribute('aria-busy')
    expect(await stored()).toEqual({ termsAndConditions: `${longBefore}Their terms`, privacy: 'Their privacy' })

    await privacy.fill('My privacy')
    await saveElsewhere({ termsAndConditions: 'Their newer terms', privacy: 'Their newer privacy' })
    await page.getByRole('button', { name: 'Save' }).click()
    await question.getByText('My privacy').click()
    await question.getByRole('button', { name: 'Save this choice' }).click()
    await expect(terms).toHaveValue('Their newer terms')
    await expect.poll(stored).toEqual({ termsAndConditions: 'Their newer terms', privacy: 'My privacy' })
    await expect(page.getByText('No unsaved changes')).toBeVisible()
  } finally {
    await saveElsewhere(before)
  }
})

test('a long text scrolls with its preview, one that is too long is not sent, and a refused save keeps the text', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/ManageStaticContent answered|Saving the texts/)
  await signInAsStaff(page)
  await open(page, '/admin/content')

  await test.step('a text and its preview have the same height, and longer text scrolls', async () => {
    const box = page.getByRole('textbox', { name: 'Privacy' })
    const preview = page.getByRole('region', { name: 'Preview: Privacy' })
    const height = async (part: typeof box) => Math.round((await part.boundingBox())?.height ?? 0)

    for (const lines of [1, 200]) {
      await box.fill(Array.from({ length: lines }, (_, nth) => `Line ${nth}`).join('\n\n'))
      expect(Math.abs((await height(preview)) - (await height(box)))).toBeLessThanOrEqual(8)
    }
    await preview.getByText('Line 199').scrollIntoViewIfNeeded()
    await expect(preview.getByText('Line 199')).toBeInViewport()
  })

  await test.step('a text that is too long stays in its field and is not sent', async () => {
    let isSent = false
    page.on('request', (request) => {
      if (request.url().endsWith('/ManageStaticContent')) isSent = true
    })
    const terms = page.getByRole('textbox', { name: 'Terms and Conditions' })
    await terms.fill('Words. '.repeat(8_000))
    await page.getByRole('button', { name: 'Save' }).click()

    await expect(page.getByText('This text is too long: 55,999 of at most 50,000 characters.')).toBeVisible()
    await expect(terms).toBeFocused()
    expect(isSent).toBe(false)
  })

  await test.step('a refused save shows the server’s reason, a failed one a general message, and the text stays', async () => {
    const terms = page.getByRole('textbox', { name: 'Terms and Conditions' })
    await terms.fill('Kept as typed.')
    let status = 400
    await page.route('**/Global/ManageStaticContent', (route) =>
      route.fulfill({
        status,
        json: { responseMessage: { isSuccessStatusCode: false, reasonPhrase: 'The text is odd.' }, data: null },
      }),
    )
    await page.getByRole('button', { name: 'Save' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'The text is odd.' })
    await expect(alert).toContainText('This was not saved.')

    status = 500
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Server error occurred, please contact admin.')).toBeVisible()
    await expect(terms).toHaveValue('Kept as typed.')
  })
})
