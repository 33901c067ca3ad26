import { CALL, RULES } from './enquiry-requests.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'

test('the validation rules load when the form is first used, mark each field, and refuse an empty form without a call', {
  tag: '@desktop',
}, async ({ page }) => {
  let calls = 0
  await page.route(CALL, (route) => {
    calls += 1
    return route.continue()
  })
  const rules = await hold(page, RULES)
  await open(page, '/contactus')
  await page.waitForLoadState('networkidle')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  const frame = page.locator('.field').filter({ has: email })

  await test.step('the rules load when the form is first used and check values entered before that', async () => {
    expect(rules.requests()).toBe(0)
    await expect(frame).toHaveAttribute('data-status', 'resting')
    await email.fill('visitor@company')
    await name.focus()
    await expect.poll(rules.requests).toBe(1)
    await expect(email).not.toHaveAttribute('aria-invalid')
    rules.release()
    await expect(page.getByText('Please enter a valid email.')).toBeVisible()
    await expect(page.getByText('Please enter your name.')).toHaveCount(0)
  })

  await test.step('a field is marked invalid when left empty and valid once filled', async () => {
    await email.fill('visitor@company.com')
    await expect(frame).toHaveAttribute('data-status', 'valid')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await email.fill('')
    await email.blur()
    await expect(frame).toHaveAttribute('data-status', 'invalid')
    await name.focus()
    await name.blur()
    await expect(page.locator('.field').filter({ has: name })).toHaveAttribute('data-status', 'invalid')
  })

  await test.step('an empty form is refused field by field and makes no call', async () => {
    await page.getByRole('checkbox', { name: /^I authorize/ }).uncheck()
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
    await expect(name).toBeFocused()
    expect(calls).toBe(0)
    await expectAccessible(page)
  })
})

test('text entered before React has started is validated once it starts, and autofilled text without interaction', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = page.getByRole('textbox', { name: 'Email', exact: true })

  await test.step('text entered before React has started', async () => {
    const scripts = await hold(page, '**/*.js')
    await page.goto('/contactus')
    await email.fill('visitor@company')
    await Promise.all([page.waitForResponse(RULES), scripts.release()])
    await email.blur()
    await expect(page.getByText('Please enter a valid email.')).toBeVisible()
  })

  await test.step('autofilled text', async () => {
    await open(page, '/contactus')
    await email.evaluate((field: HTMLInputElement) => {
      field.value = 'visitor@company'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(page.getByText('Please enter a valid email.')).toBeVisible()
  })
})
