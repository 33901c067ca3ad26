import type { Page } from '@playwright/test'

export function projectTable(page: Page) {
  const table = page.getByRole('table', { name: 'All projects' })
  const rows = table.locator('tbody').getByRole('row')
  return { table, rows, names: rows.getByRole('link').filter({ hasNotText: /to settle$/ }) }
}

export function actions(page: Page, name: string) {
  return page.getByRole('button', { name: `Actions for ${name}` })
}
