import { expect, type Page } from '@playwright/test'

export async function expectToast(page: Page, title: string, text: string) {
  const toast = page.locator('.toast').filter({ hasText: title }).filter({ hasText: text }).first()
  await expect(toast).toBeVisible()
}
