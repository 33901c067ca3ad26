import type { Page } from '@playwright/test'
import { file } from './a-project.ts'
import { signInAsStaff, staffHeaders } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'

const SAVE = '**/NewsandEvents/ManageNewsEvents/'
test('a news item is added, changed, shown at home, deleted and restored', { tag: '@desktop' }, async ({ page }) => {
  const name = `The lobby is lit ${Date.now()}`
  await signInAsStaff(page)
  await open(page, '/admin/newsevents')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media details')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(11)
  await expect(page.getByRole('columnheader')).toHaveText([
    'SL No',
    'Media Type',
    'Event Name',
    'Description',
    'Date',
    'Show at HomePage',
    'Actions',
  ])
  await expectAccessible(page)

  const form = page.getByRole('region', { name: 'Add media' })
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(form.getByText('Please enter the title.')).toBeVisible()
  await expect(form.getByLabel('Title')).toBeFocused()

  await expect(form.getByLabel('Select Media Category').getByRole('option')).toHaveText([
    'Choose a media category',
    'Press Coverage',
    'News',
    'Events',
  ])
  await form.getByLabel('Select Media Category').selectOption('Events')
  await form.getByLabel('Title').fill(name)
  await form.getByLabel('Description').fill('Eleven lamps, one switch.')
  await form.getByLabel('Date').fill('2026-01-05')
  await form.getByLabel('Banner Image Upload').setInputFiles(file('lobby.png'))
  await expect(form.getByRole('link', { name: 'Download' })).toBeVisible()
  await expect(form.getByText('lobby.png', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('News and Events is added successfully')).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveValue('')
  await expect(form.getByText('No image selected')).toBeVisible()

  const row = await find(page, name)
  await expect(row.getByRole('cell')).toHaveText(
    ['1', 'Events', name, 'Eleven lamps, one switch.', '2026-01-05', '', ''],
    { useInnerText: true },
  )
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  const edited = page.getByRole('region', { name: 'Edit media' })
  await expect(edited.getByLabel('Select Media Category')).toBeFocused()
  await expect(edited.getByLabel('Description')).toHaveValue('Eleven lamps, one switch.')
  await expect(edited.getByText('lobby.png', { exact: true })).toBeVisible()
  await edited.getByLabel('Description').fill('Twelve lamps, one switch.')
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByRole('cell', { name: 'Twelve lamps, one switch.' })).toBeVisible()
  await expect(form).toBeVisible()

  const toggle = row.getByRole('switch', { name: `Show at HomePage: ${name}` })
  await expect(toggle).not.toBeChecked()
  await toggle.press('Space')
  await expect(page.getByText('News is Added to HomePage')).toBeVisible()
  await expect(toggle).toBeChecked()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await expect(page.getByText('News is Removed from HomePage')).toBeVisible()
  await expect(toggle).not.toBeChecked()

  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()
  await remove(page, name)
  const undo = page.getByRole('button', { name: 'Undo' })
  // Hover over the toast, so that it stays.
  await undo.hover()
  await expect(page.getByText('Plans Deleted!')).toBeVisible()
  await expect(page.getByText('No records found.')).toBeVisible()
  await undo.click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(row).toBeVisible()
  await remove(page, name)
  await expect(page.getByText('No records found.')).toBeVisible()
})

test('a failed list can be retried, is counted, filtered, sorted and paged, and typed text is not lost', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/GetNewsEventsMappings/)
  const items = await hold(page, '**/NewsandEvents/GetNewsEventsMappings/1')
  await page.route('**/GetNewsEventsMappings/1', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await signInAsStaff(page)
  await open(page, '/admin/newsevents')

  await test.step('a list that cannot be loaded shows an error and can be retried', async () => {
    await expect(page.getByRole('alert').getByText('This part could not be loaded.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('the categories have no count until the items are loaded', async () => {
    const all = page.getByRole('group', { name: 'Media Type' }).getByRole('button', { name: /^All/ })

    await expect(all).toHaveText('All')
    items.release()
    await expect(all).toHaveText(/^All [1-9]/)
    await expect(page.getByRole('row')).toHaveCount(11)
  })

  await test.step('the list is filtered, sorted and paged', async () => {
    await page.getByRole('button', { name: /^Press Coverage \d+$/ }).click()
    const kinds = page.getByRole('row').getByRole('cell').nth(1)
    await expect(kinds).toHaveText('Press Coverage')
    await page.getByRole('button', { name: 'Event Name' }).click()
    await expect(page).toHaveURL(/category=1&sort=name$/)

    await expect(async () => {
      const names = await page.getByRole('row').locator('td:nth-child(3)').allInnerTexts()
      expect(names.length).toBeGreaterThan(1)
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-IN', { numeric: true })))
    }).toPass({ timeout: 5_000 })
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByRole('row').getByRole('cell').first()).toHaveText('11')
  })

  await test.step('typed text is not lost by leaving or by opening another record', async () => {
    const title = page.getByRole('region', { name: 'Add media' }).getByLabel('Title')
    await title.fill('Half a thought')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })

    await page.getByRole('link', { name: 'Manage Features' }).click()
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(title).toHaveValue('Half a thought')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('region', { name: 'Edit media' })).toBeVisible()

    await page.getByRole('button', { name: 'Cancel edit' }).click()
    await title.fill('Another half')
    await page.getByRole('link', { name: 'Manage Features' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Features')
  })
})

test('on a phone a record is edited below the list, and a refused or failed save keeps the entered values', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  allowFault(/ManageNewsEvents/)
  allowFault(/^console: Saving answered 500/)
  await signInAsStaff(page)
  await open(page, '/admin/newsevents')
  await expect(page.getByRole('switch').first()).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Edit media' }).getByLabel('Title')).toBeInViewport()

  await open(page, '/admin/NewsandEvents')
  const form = page.getByRole('region', { name: 'Add media' })
  await form.getByLabel('Title').fill('Unlucky')
  await form.getByLabel('Description').fill('It rains.')

  const refusal = { responseMessage: { isSuccessStatusCode: false, reasonPhrase: 'The project is gone.' }, data: null }
  await page.route(SAVE, (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 })
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(form.getByRole('alert')).toHaveText('errorThe project is gone.')

  await page.route(SAVE, (route) => route.fulfill({ status: 500, json: refusal }), { times: 1 })
  await form.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('Server error occurred, please contact admin.')).toBeVisible()
  await expect(form.getByRole('alert')).toContainText('What you entered is still here.')
  await expect(form.getByLabel('Title')).toHaveValue('Unlucky')
  await expect(form.getByRole('button', { name: 'Add' })).not.toHaveAttribute('aria-busy')
})

test('a concurrent save is shown beside the unsaved changes and not overwritten', { tag: '@desktop' }, async ({
  page,
  request,
  allowFault,
}) => {
  allowFault(/ManageNewsEvents\/ answered 409/)
  const headers = await staffHeaders(request)
  const name = `Two at once ${Date.now()}`
  const draft = { EventName: name, EventDescription: 'First.', CategoryiD: 2, EventDate: '2026-01-05' }
  const saveElsewhere = async (data: object) => {
    const answer = await request.post('/api/NewsandEvents/ManageNewsEvents/', { headers, data: { ...draft, ...data } })
    return (await answer.json()).data.id as number
  }
  const id = await saveElsewhere({ Id: 0 })
  await signInAsStaff(page)
  await open(page, '/admin/newsevents')
  const row = await find(page, name)
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  const form = page.getByRole('region', { name: 'Edit media' })
  await form.getByLabel('Description').fill('Mine.')

  await saveElsewhere({ Id: id, EventDescription: 'Theirs.' })
  await form.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Another user has saved this record' })
  await expect(dialog.getByRole('group')).toHaveText(['DescriptionYoursMine.Saved versionTheirs.'])
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please choose one of the two.')
  await dialog.getByRole('button', { name: 'Go on editing' }).click()
  await expect(form.getByLabel('Description')).toHaveValue('Mine.')

  await form.getByLabel('Description').fill('Mine again.')
  await form.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('radio', { name: 'Yours' }).check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await expect(row.getByRole('cell', { name: 'Mine again.' })).toBeVisible()
  await request.get(`/api/NewsandEvents/DeleteNewsEventsMapping/${id}`, { headers })
})

test('a long list is searched, sorted and filtered by the server, and a record is opened by its URL', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const [item] = await (await request.get('/api/NewsandEvents/GetNewsEventsMappings/1')).json()
  await page.route('**/NewsandEvents/SearchNewsEvents', async (route) => {
    const answer = await route.fetch()
    const json = await answer.json()
    await route.fulfill({ response: answer, json: { ...json, data: { ...json.data, total: 100_000 } } })
  })
  await page.route('**/NewsandEvents/GetNewsEventsMappings/1', (route) => route.abort())
  await signInAsStaff(page)
  await open(page, `/admin/newsevents?record=${item.id}&sort=name&category=1&page=2`)
  await expect(page.getByRole('region', { name: 'Edit media' }).getByLabel('Title')).toHaveValue(item.eventName)
  await expect(page.getByText('11–20 of 1,00,000')).toBeVisible()
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('Press Coverage')

  const sent = page.waitForRequest(
    (one) => one.url().endsWith('/SearchNewsEvents') && (one.postData() ?? '').includes('lobby'),
  )
  await page.getByRole('searchbox').fill('lobby')
  expect((await sent).postDataJSON()).toMatchObject({
    search: 'lobby',
    sort: 'name',
    page: 1,
    filters: { categoryId: 1 },
  })
})

async function find(page: Page, name: string) {
  await page.getByRole('searchbox').fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toHaveCount(1)
  await expect(page.getByRole('row')).toHaveCount(2)
  return row
}

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}
