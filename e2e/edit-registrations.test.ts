import { aProject, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { test } from './own-site.ts'
import { actions, projectTable } from './project-table.ts'

test('a registration is completed until the publish gate has no findings, and mode block keeps a project hidden', {
  tag: '@phone',
}, async ({ page, request, allowFault }) => {
  allowFault(/ManageRegistration answered 400|Deactivate\/\d+\?to=shown answered 400/)
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Register House ${Date.now()}`)
  await open(page, `/admin/projectdetails?id=${project.id}&tab=registration`)
  const findings = page.getByRole('region', { name: /to settle before this can be called complete/ })

  await test.step('the findings name what the project lacks and open its form', async () => {
    await expect(findings).toContainText('The registration names no authority.')
    await expect(findings).toContainText('set to warn, so nothing is held back')
    await expectAccessible(page)
    await findings.getByRole('button', { name: 'Portal link' }).click()
    await expect(page.getByRole('textbox', { name: 'Portal link' })).toBeFocused()
  })

  await test.step('every other tab has a line that opens the list, with links to the fields', async () => {
    await open(page, `/admin/projectdetails?id=${project.id}&tab=perks`)
    await page.getByRole('button', { name: '2 points would keep this project from being public' }).click()
    await expect(page.getByText('The registration has no link to the portal.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Portal link' }).click()
    await expect(page.getByRole('textbox', { name: 'Portal link' })).toBeFocused()
    await expect(page).toHaveURL(/tab=registration$/)
  })

  const form = page.getByRole('form', { name: 'New registration' })
  await test.step('warnings do not stop a save, wrong links and days do', async () => {
    await form.getByLabel('Authority').selectOption('UP-RERA')
    await form.getByLabel('Registration number').fill('UPRERA-7')
    await expect(form).toContainText('UP-RERA numbers look like UPRERAPRJ601920. Saved as it is.')
    await form.getByLabel('Portal link').fill('http://portal.example/7')
    await form.getByLabel('Registered on').fill('2025-01-02')
    await form.getByLabel('Valid until').fill('2024-01-01')
    await form.getByLabel('Handed over on').fill('2099-01-01')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toContainText('It begins with https://.')
    await expect(form).toContainText('This day is in the future. Please enter it once the keys are handed over.')
    await form.getByLabel('Handed over on').fill('')
    await form.getByLabel('Portal link').fill('https://portal.example/7')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toContainText('The registration cannot end before it begins.')
    await form.getByLabel('Valid until').fill('2099-01-01')
    await expect(form).toContainText('UP-RERA asks for it in every advertisement.')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
  })
  await expect(findings).toContainText('The registration has no collection account, which UP-RERA asks for.')
  const card = page.getByRole('region', { name: 'Registration', exact: true })
  await expect(card).toContainText('UPRERA-7')
  await expect(page.getByRole('img', { name: 'QR code of the portal page' })).toBeVisible()

  await test.step('block holds back what is not complete', async () => {
    await open(page, '/admin/company/gate')
    await page.getByRole('radio', { name: 'Block' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save gate' }).click()
    await expect(
      page.getByText('Projects with findings cannot be shown, and changes of shown ones are refused.'),
    ).toBeVisible()

    await test.step('the table asks before hiding it, and a refused project does not stop the others', async () => {
      const other = await aProject({ request, headers }, `Register Hall ${Date.now()}`)
      const endsOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
      const exempted = { productId: other.id, reason: 'For a test', endsOn }
      expect((await request.post('/api/Product/WriteExemption', { headers, data: exempted })).status()).toBe(200)
      // Saving hid the project, because it had no exemption yet. Show it now.
      await request.get(`/api/Product/Deactivate/${other.id}`, { headers })
      await open(page, '/admin/dashboard?q=Register+H')
      const hidden = projectTable(page).rows.getByText('Hidden').filter({ visible: true })
      const bar = page.getByRole('region', { name: 'Selected projects' })
      await actions(page, 'Register House').tap()
      await page.getByRole('menuitem', { name: 'Deactivate' }).tap()
      const question = page.getByRole('dialog', { name: /^Deactivate/ })
      await expect(question).toContainText('It cannot be shown again until its open point is settled')
      await expectAccessible(page)
      await question.getByRole('button', { name: 'Cancel' }).tap()
      await expect(question).toBeHidden()
      await expect(hidden).toHaveCount(0)

      for (const name of ['Select Register House', 'Select Register Hall']) await page.getByLabel(name).tap()
      const report = await hold(page, '**/api/Product/GetGateReport/**')
      await bar.getByRole('button', { name: 'Deactivate' }).tap()
      await expect(bar.getByRole('button', { name: 'Deactivate' })).toHaveAttribute('aria-busy', 'true')
      report.release()
      await expect(question).toContainText(/Register House \d+ cannot be shown again/)
      await question.getByRole('button', { name: 'Deactivate' }).tap()
      await expect(hidden).toHaveCount(2)
      await expect(page.getByLabel('Select all on this page')).toBeFocused()
      for (const name of ['Select Register House', 'Select Register Hall']) await page.getByLabel(name).tap()
      await bar.getByRole('button', { name: 'Activate', exact: true }).tap()
      await expect(hidden).toHaveCount(1)
      await expect(bar).toContainText('1 selected')
      await removeProject({ request, headers }, other.id)
      // Show the project again: give it an exemption, show it and end the exemption.
      const { id: productId } = project
      await request.post('/api/Product/WriteExemption', { headers, data: { ...exempted, productId } })
      await request.get(`/api/Product/Deactivate/${productId}`, { headers })
      await request.post('/api/Product/EndExemption', { headers, data: { productId } })
    })

    await open(page, `/admin/editdetails/${project.id}`)
    await page.getByRole('button', { name: '1 point keeps this project and its changes from being public' }).click()
    await page.getByRole('link', { name: 'Collection account' }).click()
    await expect(page.getByRole('textbox', { name: 'Collection account' })).toBeFocused()
    await open(page, `/admin/projectdetails?id=${project.id}&tab=registration`)
    await expect(findings).toContainText('set to block')
    await page.getByRole('button', { name: 'Deactivate' }).click()
    const question = page.getByRole('dialog', { name: /^Deactivate/ })
    await expect(question).toContainText('It cannot be shown again until its open point is settled')
    await question.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(question).toBeHidden()
    await expect(page.getByText(/is held back by the publish gate/).first()).toBeVisible()
  })

  await test.step('an exemption makes the project public, and so does adding what was missing', async () => {
    const exemption = page.getByRole('form', { name: 'Exemption' })
    await exemption.getByLabel('Reason').fill('Account opens on Monday, receipt 11/4471')
    await page.getByRole('link', { name: /^Gallery/ }).click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await exemption.getByLabel('Last day').fill(new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10))
    await exemption.getByRole('button', { name: 'Write exemption' }).click()
    await expect(page.getByText('Account opens on Monday, receipt 11/4471')).toBeVisible()
    await page.getByRole('button', { name: 'Activate' }).click()
    await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible()

    await findings.getByRole('button', { name: 'Collection account' }).click()
    const edited = page.getByRole('form', { name: 'Registration' })
    await edited.getByLabel('Collection account').fill('Yamuna Bank, DEMO 0041')
    await edited.getByRole('button', { name: 'Save' }).click()
    await expect(findings).toBeHidden()
    await expect(card).toContainText('In order')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  await test.step('cancelling a new registration moves the focus back to the button that adds one', async () => {
    const add = page.getByRole('button', { name: 'Add a phase' })
    await add.press('Enter')
    await form.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(form).toBeHidden()
    await expect(add).toBeFocused()
  })

  await test.step('a deletion can be undone', async () => {
    await request.post('/api/Product/ManagePublishGate', { headers, data: { mode: 'warn' } })
    await card.getByRole('button', { name: 'Delete Registration' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No registration yet' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card).toContainText('UPRERA-7')
  })
  await removeProject({ page, request, headers }, project.id)
})
