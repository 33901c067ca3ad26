import { aProject, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, open, test } from './fixtures.ts'

test('removing a project shows what is removed with it and how long it can be restored', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const headers = await enterBackOffice(page)
  const name = `Counted House ${Date.now()}`
  const project = await aProject({ request, headers }, name)
  for (const planName of ['Ground floor', 'First floor']) {
    const data = { id: 0, productId: project.id, planId: 2, planName }
    expect((await request.post('/api/Product/ManagePlan/', { headers, data })).status()).toBe(200)
  }
  const data = { id: 0, productId: project.id, specificationName: 'Floors', specificationDescription: 'Stone' }
  expect((await request.post('/api/Product/ManageSpecification/', { headers, data })).status()).toBe(200)
  await open(page, `/admin/projectdetails?id=all&q=${encodeURIComponent(name)}`)

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', { name: `Remove ${name}` })
  await expect(dialog).toContainText('Removed with it: 2 plans, 1 specification.')
  await expect(dialog).toContainText('You can restore it from the trash for 30 days.')
  await removeProject({ request, headers }, project.id)
})

test('deleting a feature says how many projects show it and how long it can be restored', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const headers = await enterBackOffice(page)
  const name = `Counted feature ${Date.now()}`
  const saved = await request.post('/api/Product/Managefeatures/', { headers, data: { id: 0, featureName: name } })
  expect(saved.status()).toBe(200)
  const { id } = (await saved.json()).data
  const projects = [
    await aProject({ request, headers }, `${name}, one`),
    await aProject({ request, headers }, `${name}, two`),
  ]
  const ask = async () => {
    await open(page, `/admin/managefeatures?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
  }
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` })

  await ask()
  await expect(dialog).toContainText('No project uses it. You can restore it from the trash for 30 days.')

  for (const project of projects) {
    const chosen = await request.post(`/api/Product/ManageFeature/${project.id}`, { headers, data: [id] })
    expect(chosen.status()).toBe(200)
  }
  await ask()
  await expect(dialog).toContainText('2 projects use it and would no longer show it.')
  for (const project of projects) await removeProject({ request, headers }, project.id)
  await request.get(`/api/Product/RemoveFeature/${id}`, { headers })
})
