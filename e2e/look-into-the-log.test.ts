import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { searchList, signInAsStaff, staffHeaders } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

test('a change is in the audit log with its values before and after', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const headers = await staffHeaders(request)
  const { id } = await saveTestimonial(request, headers, { id: 0, name: 'Asha' })
  await saveTestimonial(request, headers, { id, name: 'Ravi' })
  await signInAsStaff(page)
  await open(page, '/admin/audit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity')
  await page.getByLabel('Record', { exact: true }).selectOption('testimonial')
  await page.getByLabel('Action', { exact: true }).selectOption('update')
  await searchList(page, `testimonial ${id}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('admin@plinth.test')
  await expect(page.getByRole('row').nth(1)).toContainText('Testimonial Ravi: name changed')
  await expectAccessible(page)

  await page.getByRole('row').nth(1).getByRole('button').click()
  const drawer = page.getByRole('dialog', { name: 'Changed: Testimonial' })
  await expect(drawer.getByRole('row', { name: /^Name/ })).toHaveText(/Name\s*Asha\s*Ravi/)
  await expect(drawer).toHaveCSS('opacity', '1')
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Only this person’s changes' }).click()
  await expect(page.getByRole('button', { name: /By admin@plinth\.test/ })).toBeVisible()

  await page.getByLabel('Action', { exact: true }).selectOption('create')
  await expect(page.getByRole('row').nth(1)).toContainText('Testimonial Asha: added')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/)
  // A new record has no values before the change, so its "Before" column is empty.
  expect(await readFile(await saved.path(), 'utf8')).toContain(`,Created,Testimonial Asha,${id},,`)

  await page.getByRole('link', { name: /Mails that could not be sent/ }).click()
  await expect(page.getByRole('columnheader')).toHaveText(['To', 'Subject', 'Given up', 'Reason', 'Action'])
  const told = 'No records found. Every mail has left or is still being tried.'
  await expect(page.getByRole('cell', { name: told })).toBeVisible()
  await expectAccessible(page)
})

test('a project and a record show their own history, and a deleted record can be restored from the trash', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const headers = await staffHeaders(request)
  const name = `Meera ${Date.now()}`
  const { id } = await saveTestimonial(request, headers, { id: 0, name: 'Asha' })
  await saveTestimonial(request, headers, { id, name })
  const plan = { id: 0, productId: 1, planId: 2, planName: `Floor ${Date.now()}` }
  expect((await request.post('/api/Product/ManagePlan/', { headers, data: plan })).status()).toBe(200)
  await signInAsStaff(page)
  await open(page, '/admin/projectdetails?id=1&tab=history')
  const lines = page.getByRole('list', { name: 'History' }).getByRole('listitem')
  await expect(lines.filter({ hasText: `plan ${plan.planName}: added` })).toContainText('admin@plinth.test')
  await expectAccessible(page)

  await open(page, `/admin/customers?record=${id}`)
  await page.locator('summary', { hasText: 'History' }).click()
  await expect(lines).toHaveText([new RegExp(`Testimonial ${name}: name changed`), /Testimonial Asha: added/])
  await lines.first().locator('summary').click()
  await expect(lines.first().getByRole('row', { name: /^Name/ })).toHaveText(/Name\s*Asha\s*Meera/)

  await test.step('a deleted record can be restored from the trash', async () => {
    await request.get(`/api/NewsandEvents/DeleteNewsEventsMapping/${id}`, { headers })
    await open(page, '/admin/trash')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
    await page.getByLabel('Kind', { exact: true }).selectOption('testimonial')
    await searchList(page, name)
    const row = page.getByRole('row').filter({ hasText: name })
    await expect(row.getByRole('cell').nth(2)).toHaveText('admin@plinth.test')
    await expect(row.getByRole('cell').nth(4)).toHaveText('30')
    await expectAccessible(page)

    await row.getByRole('button', { name: `Restore ${name}` }).click()
    await expect(page.getByText('Restored successfully.')).toBeVisible()
    await expect(page.getByRole('cell', { name: 'No records found. Try fewer or other words.' })).toBeVisible()
    const { data } = await (await request.get('/api/CustomerSpeaks/GetYoutubeLink')).json()
    expect(data).toContainEqual(expect.objectContaining({ id }))
  })
})

type Testimonial = { id: number; name: string }

async function saveTestimonial(
  request: APIRequestContext,
  headers: Record<string, string>,
  { id, name }: Testimonial,
): Promise<Testimonial> {
  const answer = await request.post('/api/CustomerSpeaks/ManageYoutubeLink/', {
    headers,
    data: { Id: id, name, videoLink: 'https://youtu.be/abcdefghijk' },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).data
}
