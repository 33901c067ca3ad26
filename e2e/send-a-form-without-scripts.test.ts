import { CUSTOMER, fillIn } from './customers.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('the contact form keeps the project of its URL, refuses invalid values, keeps them and sends the corrected ones', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/POST \/contactus answered 400/)
  await page.goto('/contactus?project=Kosi+House')
  const form = page.getByRole('form', { name: 'Write to us' })
  const code = form.getByRole('combobox', { name: 'Country Code' })
  const interest = form.getByRole('combobox', { name: 'Interest' })
  const consent = form.getByRole('checkbox', { name: /^I authorize/ })
  await expect(form).toContainText('Your message is about Kosi House.')
  await expect(interest).toHaveValue('Residential')
  await expect(form.getByRole('button', { name: 'It is about something else' })).toBeHidden()
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Asha Rao')
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill('asha@company.com')
  await code.selectOption({ index: 2 })
  const chosenCode = await code.inputValue()
  await interest.selectOption('Commercial')
  await form.getByRole('textbox', { name: 'Message' }).fill('What does the bridge level cost?')
  await consent.uncheck()
  await form.getByRole('button', { name: 'Send Message' }).click()

  await expect(page.getByText('Please enter your mobile number.')).toBeVisible()
  await expect(page.getByText('Please authorize us to contact you.')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Asha Rao')
  await expect(code).toHaveValue(chosenCode)
  await expect(interest).toHaveValue('Commercial')
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('What does the bridge level cost?')
  await expect(consent).not.toBeChecked()
  await expect(form).toContainText('Your message is about Kosi House.')
  await expect(form.locator('input[name="projectName"]')).toHaveValue('Kosi House')

  await form.getByRole('textbox', { name: 'Mobile Number' }).fill('98765 43210')
  await consent.check()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has been sent.' })).toBeVisible()
})

test('the appointment form selects the project of its URL, refuses invalid values, keeps them and books', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  allowFault(/POST \/appointment-book answered 400/)
  await page.goto('/appointment-book?project=kosi+house')
  const form = page.getByRole('form', { name: 'Book Appointment' })
  await expect(form.getByRole('combobox', { name: 'Project' })).toHaveValue('Kosi House')
  await expect(page.getByRole('complementary', { name: 'Visit pass' })).toContainText('Kosi House')
  await page.goto('/appointment-book?project=castle')
  await expect(form.getByRole('combobox', { name: 'Project' })).toHaveValue('')
  await form
    .getByRole('radiogroup', { name: /^Purpose/ })
    .getByText('Possession')
    .click()
  await form.getByRole('combobox', { name: 'Tower' }).selectOption('Sun 10')
  await form.getByRole('textbox', { name: /^Unit No/ }).fill('12B')
  // Use the last allowed day: around midnight the first one may be past when the form is sent.
  const day = (await form.getByLabel(/^Date/).getAttribute('max')) ?? ''
  await form.getByLabel(/^Date/).fill(day)
  await form.getByRole('button', { name: 'Book Appointment' }).click()

  await expect(page.getByText('Please select a project.')).toBeVisible()
  await expect(form.getByRole('radio', { name: 'Possession' })).toBeChecked()
  await expect(form.getByRole('combobox', { name: 'Tower' })).toHaveValue('Sun 10')
  await expect(form.getByRole('textbox', { name: /^Unit No/ })).toHaveValue('12B')
  await expect(form.getByLabel(/^Date/)).toHaveValue(day)

  await form.getByRole('combobox', { name: 'Project' }).selectOption('Elite One')
  await form.getByRole('button', { name: 'Book Appointment' }).click()

  await expect(page.getByText('How can we confirm your visit?')).toBeVisible()
  await expect(form.getByRole('textbox', { name: /^Mobile/ })).toBeFocused()
  await expect(form.getByRole('combobox', { name: 'Project' })).toHaveValue('Elite One')
  await form.getByRole('button', { name: 'Send without' }).click()
  await expect(page.getByText(/we cannot confirm the hour/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your appointment request has been submitted.' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Visit pass' })).toContainText('Elite One')
})

test('a refused form scrolls its first error into view, and the newsletter form keeps a refused address', {
  tag: '@phone',
}, async ({ page, allowFault }) => {
  allowFault(/POST \/(contactus|appointment-book|newsletter) answered 400/)
  for (const [address, form, button] of [
    ['/contactus', 'Write to us', 'Send Message'],
    ['/appointment-book', 'Book Appointment', 'Book Appointment'],
  ] as const) {
    await page.goto(address)
    await page.getByRole('form', { name: form }).getByRole('button', { name: button }).click()
    const refused = page.locator('[aria-invalid="true"]').first()
    await expect(refused, address).toBeInViewport()
    await expect(refused, address).toBeFocused()
  }
  await page.goto('/aboutus')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Keep me posted' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Please enter your email address.')).toBeInViewport()

  await test.step('the newsletter form refuses an invalid address, keeps it and accepts the corrected one', async () => {
    await page.goto('/aboutus')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('textbox', { name: 'Your email address' }).fill('name@company')
    await footer.getByRole('button', { name: 'Keep me posted' }).click()
    await expect(page).toHaveURL('/newsletter')
    await expect(main.getByText('Please enter a valid email address.')).toBeVisible()
    const field = main.getByRole('textbox', { name: 'Your email address' })
    await expect(field).toHaveValue('name@company')
    await field.fill('name@company.com')
    await main.getByRole('button', { name: 'Keep me posted' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have subscribed to our Newsletter.')
  })
})

test('account pages show that they need JavaScript and no form error, except a sign-in that was sent', {
  tag: '@desktop',
}, async ({ page, allowFault }) => {
  // Pages that hydrate at once preload their scripts, which a browser without JavaScript blocks.
  allowFault(/POST \/signin answered 400|\.js failed: csp/)
  for (const address of [
    '/signin',
    '/signup',
    '/verify',
    '/forgotpassword',
    '/undo',
    '/subscriptions',
    '/customer/job/list',
    '/businessowner/dashboard',
    '/admin/login',
  ]) {
    await page.goto(address)
    // Located by element, because text locators ignore content inside <noscript>.
    await expect(page.locator('noscript p').first(), address).toHaveText(/^This page needs JavaScript\./)
    await expect(page.locator('noscript p').first(), address).toBeVisible()
    await expect(page.getByText('Nothing was sent'), address).toHaveCount(0)
    await expect(page.locator('.skeleton:visible, .spinner:visible, .account-waiting:visible'), address).toHaveCount(0)
  }
  await page.goto('/admin/dashboard')
  expect(await page.locator('noscript').first().innerHTML()).toMatch(/^The back office needs JavaScript\./)
  await expect(page.locator('.spinner:visible')).toHaveCount(0)

  await page.goto('/signin')
  await fillIn(page, CUSTOMER)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Nothing was sent. This form needs JavaScript')).toBeVisible()
  await expect(page).toHaveURL('/signin')
  expect(await page.content()).not.toContain(process.env.E2E_PASSWORD)
})
