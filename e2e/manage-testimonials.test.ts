import type { Page } from '@playwright/test'
import { signInAsStaff, staffHeaders } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

test('a testimonial is added, changed, deleted and restored', { tag: '@desktop' }, async ({ page }) => {
  await withoutFilms(page)
  const name = `Asha Verma ${Date.now()}`
  await signInAsStaff(page)
  await open(page, '/admin/customers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage CSR')
  await expect(page.getByRole('row').getByRole('cell').first()).toHaveText('1')
  await expect(page.getByRole('columnheader')).toHaveText(['SL No', 'Name', 'Video', 'Action'])
  await expectAccessible(page)

  const form = page.getByRole('region', { name: 'Add a film' })
  const save = form.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Video Link').fill('youtube')
  await expect(save).toBeDisabled()
  await expect(form.getByText('Please enter the link of the video.')).toBeVisible()
  await form.getByLabel('Video Link').fill('https://films.example/asha')
  await expect(form.getByRole('link', { name: 'Open the film in a new tab' })).toBeVisible()
  await form.getByLabel('Video Link').fill('https://youtu.be/abcdefghijk')
  await expect(form.getByTitle('Preview of the film')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  )
  await save.click()
  await expect(page.getByText('News and Events is added successfully')).toBeVisible()
  await expect(form.getByLabel('Name')).toHaveValue('')

  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row.getByRole('link')).toHaveAttribute('href', 'https://youtu.be/abcdefghijk')
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  const edited = page.getByRole('region', { name: 'Edit film' })
  await expect(edited.getByLabel('Name')).toBeFocused()
  await expect(edited.getByLabel('Video Link')).toHaveValue('https://youtu.be/abcdefghijk')
  await edited.getByLabel('Video Link').fill('https://films.example/asha')
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('link')).toHaveAttribute('href', 'https://films.example/asha')
  await expect(form).toBeVisible()

  const remove = async () => {
    await row.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No records found.')).toBeVisible()
  }
  await remove()
  await expect(page.getByText('Plans Deleted!')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await remove()
})

test('a refused or too long testimonial stays in the form, which a toast does not cover', {
  tag: '@desktop',
}, async ({ page, request, allowFault }) => {
  allowFault(/ManageYoutubeLink\/ answered 400/)
  await withoutFilms(page)
  await signInAsStaff(page)

  await test.step('a refusal is shown with its reason, on the standalone page too', async () => {
    const refusal = { responseMessage: { isSuccessStatusCode: false, reasonPhrase: 'Not this one.' }, data: null }
    await page.route('**/ManageYoutubeLink/', (route) => route.fulfill({ status: 400, json: refusal }))
    await open(page, '/admin/customerSpeaks')
    const form = page.getByRole('region', { name: 'Add a film' })
    await form.getByLabel('Name').fill('Asha Verma')
    await form.getByLabel('Video Link').fill('https://films.example/asha')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('alert')).toHaveText('errorNot this one.')
    await expect(form.getByLabel('Name')).toHaveValue('Asha Verma')
    await page.unroute('**/ManageYoutubeLink/')
  })

  await open(page, '/admin/customers')
  const form = page.getByRole('region', { name: 'Add a film' })

  await test.step('a pasted name that is too long stays in the field and is not sent', async () => {
    await form.getByLabel('Video Link').fill('https://youtu.be/abcdefghijk')
    await form.getByLabel('Name').fill('x'.repeat(130))

    await expect(form.getByLabel('Name')).toHaveValue('x'.repeat(130))
    await expect(form.getByText('This text is too long: 130 of at most 100 characters.')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
  })

  await test.step('a toast does not cover the form beside the list', async () => {
    const headers = await staffHeaders(request)
    const name = `Clear view ${Date.now()}`
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Video Link').fill('https://youtu.be/abcdefghijk')
    const saved = page.waitForResponse('**/CustomerSpeaks/ManageYoutubeLink/')
    await form.getByRole('button', { name: 'Save' }).click()

    const toast = page.locator('.toast').first()
    await expect(toast).toBeVisible()
    const [around, beside] = [await toast.boundingBox(), await form.boundingBox()]
    expect((around?.x ?? 0) + (around?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
    expect(around?.y).toBeLessThan(120)
    const { id } = (await (await saved).json()).data
    await request.get(`/api/NewsandEvents/DeleteNewsEventsMapping/${id}`, { headers })
  })
})

async function withoutFilms(page: Page) {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }),
  )
}
