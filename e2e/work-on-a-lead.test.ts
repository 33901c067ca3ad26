import { SALES, signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { freeSlot, newMobile, openLead, sendEnquiry } from './leads.ts'

test('a new enquiry appears in the menu, is called, answered and planned', { tag: '@phone' }, async ({ page }) => {
  const name = `Ananya ${Date.now()}`
  await signInAsStaff(page)
  await open(page, '/admin/leads')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
  await sendEnquiry(page, { name, mobileNumber: newMobile() })
  // The number in the menu is updated without reloading the page.
  await expect(page.getByRole('button', { name: /^Menu, \d+ unanswered$/ })).toBeVisible({ timeout: 6_000 })

  await page.getByRole('searchbox').fill(name)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expectAccessible(page)
  await openLead(page, name)
  await expect(page.getByText('for a first answer')).toBeVisible()
  await expect(page.getByText('“Is a corner flat open above the eighth floor?”')).toBeVisible()

  const call = page.getByRole('link', { name: 'Call', exact: true }).filter({ visible: true })
  await expect(call).toHaveAttribute('href', /^tel:\+91/)
  // Prevent the link from being followed, because a test browser cannot open `tel:` links.
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await call.click()
  const sheet = page.getByRole('dialog', { name: 'How did the call go?' })
  await sheet.getByRole('button', { name: 'No answer' }).click()
  await expect(sheet.getByRole('button', { name: /^In 2 hours/ })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Called: no answer')).toBeVisible()
  await expect(page.getByText('for a first answer')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Next step' })).toContainText('Call again')

  await call.click()
  await sheet.getByRole('button', { name: 'Spoke' }).click()
  await sheet.getByRole('textbox').fill('Comes on Saturday with her parents')
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Comes on Saturday with her parents' })).toBeVisible()
  await expect(page.getByText('for a first answer')).toBeHidden()
  await expect(page.getByLabel('State')).toHaveValue('contacted')

  // The note field is inert while a dialog is open.
  await expect(sheet).toBeHidden()
  await page.getByRole('textbox', { name: 'Write a note' }).fill('a'.repeat(80))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('textbox', { name: 'Write a note' }).fill('Prefers calls after six')
  await page.locator('.lead-back a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leads')
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Write a note' })).toHaveValue('Prefers calls after six')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  // Look for a paragraph, because the field has the same text until the note is stored.
  await expect(page.getByRole('paragraph').filter({ hasText: 'Prefers calls after six' })).toBeVisible()
  await page.getByRole('button', { name: 'Other', exact: true }).press('Enter')
  await expect(page.getByLabel('What is next?')).toBeFocused()
  await page.locator('input[name=day]').fill('12026-11-20')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please say when the next step is due.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Other', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByText('Nothing is planned')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set next step' })).toBeFocused()
  await expectAccessible(page)
})

test('a colleague whom a note mentions sees it on the dashboard until they open the lead', {
  tag: '@phone',
}, async ({ page }) => {
  const name = `Meher ${Date.now()}`
  await signInAsStaff(page)
  await sendEnquiry(page, { name, mobileNumber: newMobile() })
  await open(page, `/admin/leads?q=${encodeURIComponent(name)}`)
  await openLead(page, name)
  const box = page.getByRole('textbox', { name: 'Write a note' })
  const colleague = page.getByRole('button', { name: 'Arjun Sethi' })
  await box.pressSequentially('Please call her, @ar')
  await expect(colleague).toBeVisible()
  await expectAccessible(page)
  await colleague.click()
  await expect(box).toBeFocused()
  await expect(colleague).toBeHidden()
  await page.keyboard.type('today')
  await expect(box).toHaveValue('Please call her, @Arjun Sethi today')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Please call her' })).toBeVisible()

  await signInAsStaff(page, SALES)
  await open(page, '/admin/dashboard')
  const mention = page.getByRole('listitem').filter({ hasText: `about ${name}` })
  await expect(mention).toBeVisible()
  await expectAccessible(page)
  await mention.getByRole('link', { name: 'Please call her, @Arjun Sethi today' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('@Arjun Sethi')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Who waits for an answer?' })).toBeVisible()
  await expect(mention).toHaveCount(0)
})

test('the result of a call is undone, one that is logged offline is sent later, and a visit is booked', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  allowFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const name = `Rohan ${Date.now()}`
  await signInAsStaff(page)
  await sendEnquiry(page, { name, mobileNumber: newMobile() })
  const { day, timeSlot } = await freeSlot(page, 28)
  await open(page, `/admin/leads?q=${encodeURIComponent(name)}`)
  await openLead(page, name)
  const call = page.getByRole('link', { name: 'Call', exact: true }).filter({ visible: true })
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await call.click()
  const sheet = page.getByRole('dialog', { name: 'How did the call go?' })
  await sheet.getByRole('button', { name: 'Wrong number' }).click()
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Called: wrong number')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Called: wrong number')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'I did not call' }).click()
  await expect(sheet).toBeHidden()

  await test.step('a call without a connection is kept on the phone and sent later', async () => {
    await page.context().setOffline(true)
    await call.click()
    await sheet.getByRole('button', { name: 'Spoke' }).click()
    await sheet.getByRole('textbox').fill('Wants the lake side')
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('1 entry waits on this device for a connection.')).toBeVisible()

    // The first request after the connection is back fails, as on a phone.
    let requests = 0
    await page.route('**/api/Leads/LogContact', (route) => {
      requests += 1
      return requests === 1 ? route.abort('internetdisconnected') : route.continue()
    })
    await page.context().setOffline(false)
    await expect(page.getByText('Wants the lake side')).toBeVisible()
    await expect(page.getByText('Called: spoke')).toHaveCount(1)
    await expect(page.getByText('waits on this device')).toHaveCount(0)
  })

  await test.step('a refused note has a link to its lead, and discarding it moves the focus to the next one', async () => {
    await page.evaluate(() => {
      const account = localStorage.getItem('Emailcrew')
      const refused = [1, 2].map((id) => {
        return { account, body: { id, kind: 'note', key: `note-${id}`, text: `Note ${id}` }, refusal: 'It was merged.' }
      })
      localStorage.setItem('unsentlogs', JSON.stringify(refused))
    })
    await open(page, page.url())
    const notes = page.getByRole('listitem').filter({ hasText: 'This entry could not be added. It was merged.' })
    await expect(notes).toContainText(['Note 1', 'Note 2'])
    await expect(notes.last().getByRole('link', { name: 'Open the lead' })).toHaveAttribute('href', '/admin/leads/2')
    await expectAccessible(page)
    const discard = notes.getByRole('button', { name: 'Discard' })
    await discard.first().press('Enter')
    await expect(notes).toContainText(['Note 2'])
    await expect(discard).toBeFocused()
    await discard.press('Enter')
    await expect(notes).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  await page.getByRole('button', { name: 'Book a visit' }).click()
  const dialog = page.getByRole('dialog', { name: `Book a visit for ${name}` })
  await expect(dialog.getByLabel('Project')).toHaveValue('Gomti Terraces')
  await dialog.getByLabel('Day').fill(day)
  await dialog.getByRole('button', { name: 'Book a visit' }).click()
  await expect(dialog.getByText('Please choose an hour.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: timeSlot.replace('-', '–') }).check()
  await dialog.getByRole('button', { name: 'Book a visit' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Visit to Gomti Terraces', { exact: true })).toBeVisible()
  await expect(page.getByLabel('State')).toHaveValue('visitBooked')
})
