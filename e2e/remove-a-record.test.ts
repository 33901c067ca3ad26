import { aProject, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, open, test } from './fixtures.ts'

test('removing a project or a feature shows what it affects and how long it can be restored', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const headers = await enterBackOffice(page)
  const post = async (call: string, data: unknown) => {
    const answer = await request.post(`/api/Product/${call}`, { headers, data })
    expect(answer.status(), call).toBe(200)
    return (await answer.json()).data
  }
  const name = `Counted House ${Date.now()}`
  const featureName = `Counted feature ${Date.now()}`
  const projects = [
    await aProject({ request, headers }, `${name}, one`),
    await aProject({ request, headers }, `${name}, two`),
  ] as const
  const productId = projects[0].id
  for (const planName of ['Ground floor', 'First floor']) {
    await post('ManagePlan/', { id: 0, productId, planId: 2, planName })
  }
  const specification = { id: 0, productId, specificationName: 'Floors', specificationDescription: 'Stone' }
  await post('ManageSpecification/', specification)
  const { id } = await post('Managefeatures/', { id: 0, featureName })

  await test.step('a project names what is removed with it', async () => {
    await open(page, `/admin/projectdetails?id=all&q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Actions for ${name}, one` }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    const dialog = page.getByRole('dialog', { name: `Remove ${name}, one` })
    await expect(dialog).toContainText('Removed with it: 2 plans, 1 specification.')
    await expect(dialog).toContainText('You can restore it from the trash for 30 days.')
  })

  await test.step('a feature says how many projects show it', async () => {
    const ask = async () => {
      await open(page, `/admin/managefeatures?q=${encodeURIComponent(featureName)}`)
      await page.getByRole('button', { name: `Delete ${featureName}` }).click()
    }
    const dialog = page.getByRole('dialog', { name: `Delete ${featureName}?` })
    await ask()
    await expect(dialog).toContainText('No project uses it. You can restore it from the trash for 30 days.')
    for (const project of projects) await post(`ManageFeature/${project.id}`, [id])
    await ask()
    await expect(dialog).toContainText('2 projects use it and would no longer show it.')
  })

  for (const project of projects) await removeProject({ request, headers }, project.id)
  await request.get(`/api/Product/RemoveFeature/${id}`, { headers })
})
