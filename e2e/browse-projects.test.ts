import { enterBackOffice } from './back-office.ts'
import { expect, open, test } from './fixtures.ts'
import { hold } from './hold-requests.ts'
import { actions, projectTable } from './project-table.ts'

test('the list is paged, searched, sorted and filtered, and its state is in the URL', { tag: '@desktop' }, async ({
  page,
}) => {
  await enterBackOffice(page)
  await open(page, '/admin/dashboard')
  const { table, names } = projectTable(page)
  await expect(names).toHaveCount(10)

  await test.step('a search longer than any name finds nothing, and the last page keeps the focus', async () => {
    const next = page.getByRole('button', { name: 'Next page' })

    await next.focus()
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(next).toHaveAttribute('aria-disabled', 'true', { timeout: 500 })
    }).toPass()
    await expect(next).toBeFocused()

    await page.getByRole('searchbox', { name: 'Name, address or RERA number' }).fill('x'.repeat(600))
    await expect(table.getByText('No records found.')).toBeVisible()
  })

  await test.step('search, order and filters are in the URL', async () => {
    const search = page.getByRole('searchbox', { name: 'Name, address or RERA number' })
    await search.fill('hr-rera ')
    await expect(table.getByRole('row', { name: 'Suncourt' })).toHaveCount(0)
    await expect(search, 'a space before the next word stays').toHaveValue('hr-rera ')
    await search.fill('hr-rera gurugram')
    await expect(table.getByRole('row', { name: 'Kosi House' })).toBeVisible()
    await table.getByRole('button', { name: 'Project' }).click()
    await expect(table.getByRole('columnheader', { name: 'Project' })).toHaveAttribute('aria-sort', 'ascending')
    const isAscending = async () => {
      const shown = await names.allTextContents()
      return shown.length > 1 && shown.every((name, nth) => nth === 0 || name >= (shown[nth - 1] ?? ''))
    }
    await expect.poll(isAscending).toBe(true)

    await page.getByLabel('Flag', { exact: true }).selectOption({ label: 'Flag: Exclusive' })
    await expect(names).toHaveText(['Kosi House'])
    await page.reload()
    await expect(names).toHaveText(['Kosi House'])
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Category: Commercial' })
    await expect(table.getByText('No records found.')).toBeVisible()
  })
})

test('rows are marked as stale while a search is loading, and lead to the editor and to the parts of the project', {
  tag: '@desktop',
}, async ({ page }) => {
  await enterBackOffice(page)
  await open(page, '/admin/projectdetails?id=all')
  const { table, names } = projectTable(page)
  await expect(names).toHaveCount(10)

  await test.step('rows are marked as stale while a search is loading', async () => {
    const list = await hold(page, '**/Product/SearchProductList')
    await page.getByRole('searchbox', { name: 'Name, address or RERA number' }).fill('Kosi House')
    await expect(table).toHaveAttribute('aria-busy', 'true')
    await expect(names).toHaveCount(10)
    list.release()
    await expect(names).toHaveText(['Kosi House'])
    await expect(table).not.toHaveAttribute('aria-busy')
  })

  await test.step('a row leads to the editor and to its parts, and a new project to an empty editor', async () => {
    const id = (await names.first().getAttribute('href'))?.split('/').at(-1)
    await expect(page.getByRole('link', { name: 'Add Project' })).toHaveAttribute('href', '/admin/editdetails/0')
    await actions(page, 'Kosi House').click()
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', `/admin/editdetails/${id}`)
    await expect(page.getByRole('menuitem', { name: 'Details' })).toHaveAttribute(
      'href',
      `/admin/projectdetails?id=${id}`,
    )
  })
})
