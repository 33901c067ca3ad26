import type { APIRequestContext } from '@playwright/test'
import { aProject, projectToast, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'

test('plans are ordered by dragging and by buttons, and their page shows the order', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Ordered House ${Date.now()}`)
  for (const [planName, planId] of [
    ['Unit', 6],
    ['Ground', 2],
    ['First', 2],
    ['Second', 2],
  ] as const) {
    await add({ request, headers }, 'ManagePlan', { productId: project.id, planName, planId })
  }
  const order = () => namesOf(request, `/Product/GetPlanMappings/${project.id}`, 'planName')
  const step = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
  await open(page, `/admin/projectdetails?id=${project.id}&tab=plans`)
  const rows = page.getByRole('table', { name: 'Plans' }).getByRole('row')
  const grip = (name: string) => rows.filter({ hasText: name }).locator('.row-grip')
  await expect(rows).toHaveCount(5)
  await expectAccessible(page)

  await grip('Second').dragTo(rows.filter({ hasText: 'Ground' }))
  await expect(projectToast(page, 'Second: 1 of 3')).toBeVisible()
  expect(await order()).toEqual(['Second', 'Ground', 'First', 'Unit'])
  await expect(rows.nth(1)).toContainText('Second')
  // A unit plan cannot be moved among the floor plans.
  await grip('Unit').dragTo(rows.filter({ hasText: 'Ground' }))
  await expect(rows.nth(4)).toContainText('Unit')
  for (const name of ['Unit up', 'Unit down', 'Second up']) {
    await expect(step(name)).toHaveAttribute('aria-disabled', 'true')
  }

  await page.getByRole('button', { name: /^Floor Plan/ }).click()
  await expect(rows).toHaveCount(4)
  await step('Second down').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(projectToast(page, 'Second: 3 of 3')).toBeVisible()
  await expect(step('Second down')).toBeFocused()
  await expect(step('Second down')).toHaveAttribute('aria-disabled', 'true')
  expect(await order()).toEqual(['Ground', 'First', 'Second', 'Unit'])
  await page.keyboard.press('Enter')
  await step('Ground down').click()
  await expect.poll(order).toEqual(['First', 'Ground', 'Second', 'Unit'])

  await page.goto(project.address)
  const drawings = page.getByRole('navigation', { name: 'Floor Plan: drawings' }).getByRole('link')
  await expect(drawings).toHaveText(['First', 'Ground', 'Second'])
  await removeProject({ page, request, headers }, project.id)
})

test('specifications are ordered by touch, a failed reorder is reverted, and perks are sorted by distance', {
  tag: '@phone',
}, async ({ page, request, allowFault }) => {
  allowFault(/OrderSpecifications|Saving the order answered/)
  const headers = await enterBackOffice(page)
  const project = await aProject({ request, headers }, `Stacked House ${Date.now()}`)
  for (const specificationName of ['Doors', 'Floors', 'Walls']) {
    await add({ request, headers }, 'ManageSpecification', { productId: project.id, specificationName })
  }
  const order = () => namesOf(request, `/Product/GetSpecficationMappings/${project.id}`, 'specificationName')
  await open(page, `/admin/projectdetails?id=${project.id}&tab=specifications`)
  const up = page.getByRole('button', { name: 'Move Walls up' })
  await expect(up).toBeVisible()
  const box = await up.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(36)
  await expectAccessible(page)

  await test.step('a failed reorder is reverted without a success message', async () => {
    const call = '**/Product/OrderSpecifications/**'
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
    await page.getByRole('button', { name: 'Move Floors up' }).tap()
    await expect(projectToast(page, 'Server error occurred, please contact admin.')).toBeVisible()
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Doors')
    await expect(page.getByRole('button', { name: 'Move Doors up' })).toHaveAttribute('aria-disabled', 'true')
    await page.unroute(call)
  })

  await up.tap()
  await expect.poll(order).toEqual(['Doors', 'Walls', 'Floors'])
  await expect(up).toBeFocused()
  await up.tap()
  await expect.poll(order).toEqual(['Walls', 'Doors', 'Floors'])
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Walls')

  await page.getByRole('button', { name: 'Delete Doors' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(order).toEqual(['Walls', 'Floors'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual(['Walls', 'Doors', 'Floors'])

  await page.goto(project.address)
  await expect(page.locator('#specification h3')).toHaveText(['Walls', 'Doors', 'Floors'])

  await test.step('perks are sorted by distance, as on the page', async () => {
    for (const [perksName, distance] of [
      ['Airport', '12 km'],
      ['Shops', '5 minutes'],
      ['Metro', '400 m'],
    ]) {
      await add({ request, headers }, 'ManageLocationPerks', { productId: project.id, perksName, distance })
    }
    await open(page, `/admin/projectdetails?id=${project.id}&tab=perks`)
    await expect(page.getByRole('table').locator('.part-name')).toHaveText(['Metro', 'Airport', 'Shops'])
    await expect(page.getByRole('button', { name: 'Move Metro down' })).toHaveCount(0)
  })
  await removeProject({ page, request, headers }, project.id)
})

interface Staff {
  request: APIRequestContext
  headers: Record<string, string>
}

async function add({ request, headers }: Staff, call: string, data: object) {
  expect((await request.post(`/api/Product/${call}/`, { headers, data })).status()).toBe(200)
}

/** The names in the order of the public response. */
async function namesOf(request: APIRequestContext, path: string, name: string): Promise<string[]> {
  const { data } = await (await request.get(`/api${path}`)).json()
  return data.map((part: Record<string, string>) => part[name])
}
