import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { enterBackOffice } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { actions, projectTable } from './project-table.ts'
import { passTime, stopClock } from './stop-clock.ts'

test('several projects are hidden at once, and a long RERA number does not hide the row actions', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const mark = String(Date.now())
  const one = await aProject(page, request, `Bulk One ${mark}`, 'UPRERAPRJ123456'.repeat(4))
  const two = await aProject(page, request, `Bulk Two ${mark}`)
  await openListOf(page, mark)
  const { rows } = projectTable(page)
  const bar = page.getByRole('region', { name: 'Selected projects' })

  const all = page.getByLabel('Select all on this page')
  await page.getByLabel(`Select ${one.name}`).check()
  await expect(all).toBeChecked({ indeterminate: true })
  await all.check()
  await expect(all).not.toBeChecked({ indeterminate: true })
  await expect(bar).toContainText('2 selected')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Activate', exact: true }).click()
  await expect(toasts(page).first()).toContainText('Projects are shown on the website.')
  await expect(hiddenMarks(rows)).toHaveCount(0)
  await expect(bar, 'the bar closes after the action').toHaveCount(0)
  await expect(all).toBeFocused()
  await all.check()
  await bar.getByRole('button', { name: 'Deactivate' }).click()
  await expect(toasts(page).first()).toContainText('Projects are hidden from the website.')
  await expect(hiddenMarks(rows)).toHaveCount(2)
  await expect(bar).toHaveCount(0)
  await all.check()
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toHaveCount(0)
  await expect(all).toBeFocused()

  await test.step('an action that is chosen during another one follows it, and both rows are deselected', async () => {
    await all.check()
    const toggles = await hold(page, '**/api/Product/Deactivate/**')
    await choose(page, one.name, 'Activate')
    await choose(page, two.name, 'Activate')
    toggles.release()
    await expect(hiddenMarks(rows)).toHaveCount(0)
    await expect(bar).toHaveCount(0)
  })

  await test.step('a long RERA number does not hide the row actions', async () => {
    await page.setViewportSize({ width: 1100, height: 800 })
    const more = actions(page, one.name)
    const scroller = page.getByRole('group', { name: 'All projects' })

    // Repeated, because content above the table may still be loading and shift the button down.
    await expect(async () => {
      await more.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - innerHeight / 2))
      await expect(more).toBeInViewport({ ratio: 1, timeout: 1_000 })
    }).toPass()
    expect(await scroller.evaluate(({ scrollLeft }) => scrollLeft), 'horizontal scroll position').toBe(0)
    await more.click()
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeInViewport({ ratio: 1 })
  })
  await one.remove()
  await two.remove()
})

test('removing a project asks first and can be undone, even before the list is refreshed', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const project = await aProject(page, request)
  await openListOf(page, project.name)

  await test.step('removing a project asks first and can be undone', async () => {
    const { names } = projectTable(page)
    const dialog = page.getByRole('dialog', { name: `Remove ${project.name}` })

    await choose(page, project.name, 'Remove')
    await expect(dialog).toContainText('Do you want to delete this record?')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(actions(page, project.name)).toBeFocused()
    await expect(names).toHaveText([project.name])
    // The page learns only in the next frame that the browser has closed the dialog, and cannot reopen it before.
    await page.evaluate(() => new Promise(requestAnimationFrame))

    await choose(page, project.name, 'Remove')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    const toast = toasts(page).first()
    await expect(toast).toContainText('Deleted successfully.')
    await expect(names).toHaveCount(0)
    await expect(page.getByRole('searchbox'), 'no row is left for the focus').toBeFocused()
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(toasts(page).first()).toContainText('Restored successfully.')
    await expect(names).toHaveText([project.name])
    // Dismiss the toast, because the next step expects an equal one. Not by Esc, which would clear the focused search.
    await toasts(page).first().getByRole('button', { name: 'Dismiss' }).click()
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('a removal can be undone before the list is refreshed', async () => {
    await choose(page, project.name, 'Remove')
    const list = await hold(page, '**/api/Product/SearchProductList')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(list.requests).toBeGreaterThan(0)
    await toasts(page).first().getByRole('button', { name: 'Undo' }).click()
    list.release()

    await expect(toasts(page).first()).toContainText('Restored successfully.')
    await expect(projectTable(page).names).toHaveText([project.name])
  })
  await project.remove()
})

test('a project is shown and hidden, with a toast of ten seconds at the bottom right that is not repeated', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const project = await aProject(page, request)
  await page.clock.install()
  await openListOf(page, project.name)
  const hidden = toasts(page).filter({ hasText: 'Project is hidden from the website.' })
  const shown = toasts(page).filter({ hasText: 'Project is shown on the website.' })

  await stopClock(page)
  await choose(page, project.name, 'Activate')
  await passTime(page, { until: () => shown.isVisible() })
  expect((await request.get(project.page)).status(), 'of the page when shown').toBe(200)
  const box = await shown.boundingBox()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(24)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 200)
  await page.clock.runFor(9_900)
  await expect(shown).not.toHaveAttribute('data-leaving')
  await page.clock.runFor(110)
  await expect(shown).toHaveAttribute('data-leaving')
  await page.clock.resume()
  await expect(toasts(page)).toHaveCount(0)

  await choose(page, project.name, 'Deactivate')
  // Hover over the toast, so that it stays while the next ones are shown.
  await hidden.hover()
  await expect(hiddenMarks(page.getByRole('row', { name: project.name }))).toBeVisible()
  expect((await request.get(project.page)).status(), 'of the page when hidden').toBe(404)
  await expectAccessible(page)
  await choose(page, project.name, 'Activate')
  await expect(shown).toHaveCount(1)
  await choose(page, project.name, 'Deactivate')
  await expect(hiddenMarks(page.getByRole('row', { name: project.name }))).toBeVisible()
  await expect(hidden).toHaveCount(1)
  await project.remove()
})

test('a phone shows name, status and actions of a project', { tag: '@phone' }, async ({ page, request }) => {
  const project = await aProject(page, request)
  await openListOf(page, project.name)
  const { table, rows } = projectTable(page)

  await expect(table.getByRole('columnheader')).toHaveText(['', 'Project', 'Actions'])
  await expect(rows.getByText(/^Residential · /)).toBeVisible()
  await expect(hiddenMarks(rows)).toHaveCount(1)
  await actions(page, project.name).tap()
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Details', 'Activate', 'Remove'])
  await page.keyboard.press('Escape')

  await page.getByLabel(`Select ${project.name}`).tap()
  await page.getByRole('button', { name: 'Activate', exact: true }).tap()
  await expect(toasts(page).first()).toContainText('Project is shown on the website.')
  await expect(hiddenMarks(rows)).toHaveCount(0)
  await project.remove()
})

/** The visible 'Hidden' labels in these rows. On a phone the label is at another position in the row. */
function hiddenMarks(rows: Locator) {
  return rows.getByText('Hidden').filter({ visible: true })
}

async function choose(page: Page, name: string, action: string) {
  // Uses the keyboard, because a toast may cover the menu and would stay while the pointer is over it.
  await actions(page, name).press('Enter')
  await page.getByRole('menuitem', { name: action, exact: true }).press('Enter')
}

function toasts(page: Page) {
  return page.locator('.toasts-bottom-right .toast')
}

async function openListOf(page: Page, words: string) {
  await open(page, `/admin/dashboard?q=${encodeURIComponent(words)}`)
  await expect(projectTable(page).names.first()).toBeVisible()
}

/**
 * Creates a project for one test from the files of a demo project, hidden at once so that other tests do not see it.
 */
async function aProject(
  page: Page,
  request: APIRequestContext,
  name = `Court ${Date.now()}`,
  reraNumber: string | null = null,
) {
  const headers = await enterBackOffice(page)
  const { data } = await (await request.get('/api/Home/GetHomePageDashboardLists', { headers })).json()
  const model = data.productList.find(({ productName }: { productName: string }) => productName === 'Meridian Court')
  const { id: _id, ProductID: _productId, version: _version, ...fields } = model
  const saved = await request.post('/api/Product/Add', {
    headers,
    data: { ...fields, ProductID: 0, productName: name, reraNo: reraNumber ?? fields.reraNo },
  })
  expect(saved.status(), 'saving a project').toBe(200)
  const created = (await saved.json()).data
  await request.get(`/api/Product/Deactivate/${created.id}`, { headers })
  return {
    name,
    page: `/product/${encodeURIComponent(created.categoryName)}/${encodeURIComponent(created.routingname)}`,
    remove: () => request.get(`/api/Product/RemoveItem/${created.id}`, { headers }),
  }
}
