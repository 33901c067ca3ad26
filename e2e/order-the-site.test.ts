import { aProject, file, projectToast, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

test('projects of a category and banks are ordered, and the site shows the order', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const headers = await enterBackOffice(page)

  await test.step('projects by category', async () => {
    const stamp = Date.now()
    const names = [`Ordered House A ${stamp}`, `Ordered House B ${stamp}`]
    const projects = [
      await aProject({ request, headers }, names[0] ?? ''),
      await aProject({ request, headers }, names[1] ?? ''),
    ]
    const shown = async () => {
      const { data } = await (await request.get('/api/Home/GetProductsByName/Commercial')).json()
      return data
        .map(({ productName }: { productName: string }) => productName)
        .filter((name: string) => names.includes(name))
    }
    expect(await shown()).toEqual(names)

    await open(page, '/admin/projectdetails?id=all')
    await page.getByRole('link', { name: 'Order on the site' }).click()
    await page.getByRole('button', { name: /^Commercial/ }).click()
    await expectAccessible(page)
    // Repeated, because another test may have added a project between these two, and then one move is not enough.
    await expect(async () => {
      const saved = page.waitForResponse('**/api/Product/OrderProjects')
      await page.getByRole('button', { name: `Move ${names[1]} up` }).click()
      await saved
      expect(await shown()).toEqual(names.toReversed())
    }).toPass()
    await expect(projectToast(page, 'Saved successfully.')).toBeVisible()
    for (const { id } of projects) await removeProject({ request, headers }, id)
  })

  await test.step('a bank, which is added, moved up and removed', async () => {
    const name = `Bank ${Date.now()}`
    const shown = async () => {
      const { data } = await (await request.get('/api/Home/GetHomePageList')).json()
      return data.banklist.map((bank: { name: string }) => bank.name).indexOf(name) as number
    }
    await open(page, '/admin/banks')
    await page.getByLabel('Bank', { exact: true }).fill(name)
    await page.getByLabel('Logo', { exact: true }).setInputFiles(file('logo.png'))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(projectToast(page, 'Saved successfully.')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
    await expectAccessible(page)
    const last = await shown()
    expect(last).toBeGreaterThan(0)

    await page.getByRole('button', { name: `Move ${name} up` }).click()
    await expect.poll(shown).toBe(last - 1)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(shown).toBe(-1)
  })
})
