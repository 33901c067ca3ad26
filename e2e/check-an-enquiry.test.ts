import { CALL, RULES } from './enquiry-requests.ts'
import { expect, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'

test('an empty form is refused field by field and makes no call', { tag: '@desktop' }, async ({ page }) => {
  let calls = 0
  await page.route(CALL, (route) => {
    calls += 1
    return route.continue()
  })
  await open(page, '/contactus')
  await page.getByRole('checkbox', { name: /^I authorize/ }).uncheck()
  // Wait for this message, because it appears once the rules have loaded, and moves the button.
  await expect(page.getByText('Please authorize us to contact you.')).toBeVisible()
  await page.getByRole('button', { name: 'Send Message' }).click()

  for (const sentence of [
    'Please enter your name.',
    'Please enter your email.',
    'Please enter your mobile number.',
    'Please select your interest.',
    'Please enter your message.',
    'Please authorize us to contact you.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  expect(calls).toBe(0)
})

test('a field is marked invalid when left empty and valid once filled', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/contactus')
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  const frame = page.locator('.field').filter({ has: email })

  await expect(frame).toHaveAttribute('data-status', 'resting')
  await email.focus()
  await email.blur()
  await expect(frame).toHaveAttribute('data-status', 'invalid')
  await email.fill('visitor@company')
  await expect(page.getByText('Please enter a valid email.')).toBeVisible()
  await email.fill('visitor@company.com')
  await expect(frame).toHaveAttribute('data-status', 'valid')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('the validation rules load when the form is first used and check values entered before that', {
  tag: '@desktop',
}, async ({ page }) => {
  const rules = await hold(page, RULES)
  await open(page, '/contactus')
  await page.waitForLoadState('networkidle')
  expect(rules.requests()).toBe(0)

  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  await email.fill('visitor@company')
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await expect.poll(rules.requests).toBe(1)
  await expect(email).not.toHaveAttribute('aria-invalid')
  rules.release()
  await expect(page.getByText('Please enter a valid email.')).toBeVisible()
  await expect(page.getByText('Please enter your name.')).toHaveCount(0)
})

test('text entered before React has started is validated once it starts', { tag: '@desktop' }, async ({ page }) => {
  const scripts = await hold(page, '**/*.js')
  await page.goto('/contactus')
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  await email.fill('visitor@company')
  await Promise.all([page.waitForResponse(RULES), scripts.release()])
  await email.blur()

  await expect(page.getByText('Please enter a valid email.')).toBeVisible()
})

test('autofilled values are validated without interaction', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/contactus')
  await page.getByRole('textbox', { name: 'Email', exact: true }).evaluate((field: HTMLInputElement) => {
    field.value = 'visitor@company'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

  await expect(page.getByText('Please enter a valid email.')).toBeVisible()
})
