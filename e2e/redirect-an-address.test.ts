import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { enterBackOffice, signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

const SCREEN = '/admin/company/addresses'

test('an added redirect is followed by a full load and by a link inside the site, edited, and deleted with undo', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/answered (404|410)|ManageRedirect answered 400/)
  const old = `/old-${randomUUID().slice(0, 8)}`
  await signInAsStaff(page)
  await open(page, SCREEN)
  await expectAccessible(page)
  const add = page.getByRole('region', { name: 'Add a redirect' })

  await add.getByRole('textbox', { name: 'Old address' }).fill('/contactus')
  await add.getByRole('textbox', { name: 'Goes to' }).fill('/aboutus')
  await add.getByRole('button', { name: 'Add' }).click()
  const from = add.getByRole('textbox', { name: 'Old address' })
  await expect(from).toHaveAccessibleDescription('/contactus is a page of this site. A redirect would hide it.')
  await expect(from).toBeFocused()
  await expect(add.getByRole('alert')).toHaveCount(0)
  await add.getByRole('textbox', { name: 'Goes to' }).fill('http://evil.example/')
  await from.focus()
  await expect(add.getByText('Targets on other sites need https.')).toBeVisible()
  await add.getByRole('textbox', { name: 'Goes to' }).fill('/aboutus')
  await add.getByRole('textbox', { name: 'Old address' }).fill(`${old}/`)
  await add.getByRole('button', { name: 'Add' }).click()
  const row = page.getByRole('row', { name: old })
  await expect(row).toContainText('/aboutus')
  const never = row.getByText('never used', { exact: true })
  expect(await never.evaluate((text) => text.clientHeight)).toBeLessThan(24)

  await page.goto(`${old}?utm_source=mail`)
  await expect(page).toHaveURL('/aboutus?utm_source=mail')

  // A link inside the site is followed by the router, which asks the server for an unknown address.
  await open(page, '/privacy')
  await page.evaluate((address) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
    }
    void router.navigate(address)
  }, old)
  await expect(page).toHaveURL('/aboutus')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await open(page, `${SCREEN}?q=${old.slice(1)}`)
  await page.getByRole('button', { name: `Edit ${old}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit the redirect' })
  await dialog.getByText('Gone', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Gone')
  expect((await page.request.get(old)).status()).toBe(410)

  await page.getByRole('button', { name: `Delete ${old}` }).click()
  await page
    .getByRole('dialog', { name: `Delete ${old}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(row).toBeHidden()
  expect((await page.request.get(old)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('an import lists mistakes and exports them as remarks; a corrected file is imported', { tag: '@phone' }, async ({
  page,
}) => {
  const name = `old-${randomUUID().slice(0, 8)}`
  const headers = await enterBackOffice(page)
  await open(page, SCREEN)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import a CSV file' })
  const choose = (rows: string[]) =>
    dialog
      .getByLabel('Choose a file')
      .and(page.locator('input'))
      .setInputFiles({
        name: 'old-site.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Old address,Goes to\r\n${rows.join('\r\n')}\r\n`),
      })

  const template = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download a template' }).click()
  expect(await readFile(await (await template).path(), 'utf8')).toContain('Old address,Goes to,Kind')

  await choose([`/${name}/a,/aboutus`, `${name}/b,/home`, `/${name}/c,/${name}/a`])
  await expect(dialog.getByRole('heading')).toHaveText('Two lines of old-site.csv cannot be used')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(
    dialog.getByText(`Chain: line 2 sends /${name}/a on to /aboutus. Write that as the target.`),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 1' })).toBeDisabled()
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download with remarks' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('old-site-remarks.csv')
  expect((await readFile(await file.path(), 'utf8')).split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFOld address,Goes to,Remarks',
    `/${name}/a,/aboutus,`,
    `${name}/b,/home,An address begins with /.`,
  ])

  await choose([`/${name}/a,/aboutus`, `/${name}/b,Gone`])
  await expect(dialog.getByRole('heading')).toHaveText('What old-site.csv would change')
  await dialog.getByRole('button', { name: 'Import 2' }).click()
  await expect(page.getByText('2 redirects imported.')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect((await page.request.get(`/${name}/a`, { maxRedirects: 0 })).headers().location).toBe('/aboutus')
  expect((await page.request.get(`/${name}/b`)).status()).toBe(410)

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Add a redirect' })
  await form.getByRole('textbox', { name: 'Old address' }).fill(`/${name}/d`)
  await form.getByRole('textbox', { name: 'Goes to' }).fill('/home')
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(form).toBeHidden()
  expect((await page.request.get(`/${name}/d`, { maxRedirects: 0 })).status()).toBe(301)

  const { data } = await (
    await page.request.post('/api/Company/SearchRedirects', { headers, data: { search: `/${name}/` } })
  ).json()
  expect(data.total).toBe(3)
})
