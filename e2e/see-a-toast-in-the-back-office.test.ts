import type { Page } from '@playwright/test'
import { aProject, removeProject } from './a-project.ts'
import { enterBackOffice } from './back-office.ts'
import { expect, open, test } from './fixtures.ts'
import { expectTouchTargets } from './touch-targets.ts'

const CORNER = { top: '.toasts-top-right .toast', bottom: '.toasts-bottom-right .toast' }

test('on a phone a toast at the top covers neither the bar nor the heading nor a field, and at the bottom no field', {
  tag: '@phone',
}, async ({ page, request }) => {
  const headers = await enterBackOffice(page)
  const name = `Uncovered ${Date.now()}`
  await open(page, '/admin/managefeatures')
  // The form is below the list, so the page is scrolled when the toast appears.
  await page.getByRole('button', { name: 'Add a feature' }).click()
  await page.getByLabel('Feature Name').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator(CORNER.top)).toContainText('Saved successfully.')
  await expectNothingCovered(page, CORNER.top)
  await page.locator(CORNER.top).getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.locator(CORNER.top)).toHaveCount(0)

  // At the top of the page the heading makes room for the toast.
  await open(page, `/admin/managefeatures?q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator(CORNER.top)).toContainText('Deleted successfully.')
  await expect(page.locator(CORNER.top).getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectTouchTargets(page, CORNER.top)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expectNothingCovered(page, CORNER.top)

  await test.step('a toast at the bottom covers no field of its form', async () => {
    const project = await aProject({ request, headers }, `Uncovered House ${Date.now()}`)
    await open(page, `/admin/projectdetails?id=${project.id}&tab=plans`)
    await page.locator('.split-side [name=name]').fill('Ground floor')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator(CORNER.bottom)).toBeVisible()
    await expectNothingCovered(page, CORNER.bottom)

    // Content above the form that grows later moves the form down, under the toast.
    await page.locator('main').evaluate((main) => {
      document.documentElement.style.overflowAnchor = 'none'
      main.style.paddingTop = `${parseFloat(getComputedStyle(main).paddingTop) + 80}px`
    })
    await expectNothingCovered(page, CORNER.bottom)
    await removeProject({ request, headers }, project.id)
  })
})

/** Polls, because the page makes room only once the toast has its full height. */
async function expectNothingCovered(page: Page, toast: string) {
  await expect
    .poll(() =>
      page.evaluate((selector) => {
        const corner = document.querySelector(selector)?.getBoundingClientRect()
        if (!corner) return ['no toast']
        const parts = document.querySelectorAll<HTMLElement>(
          'header, h1, main :is(input:not([type=file]), select, textarea, button[type=submit])',
        )
        return Array.from(parts)
          .filter((part) => {
            const { top, bottom, height } = part.getBoundingClientRect()
            return height > 0 && bottom > corner.top + 1 && top < corner.bottom - 1
          })
          .map((part) => part.getAttribute('name') ?? part.tagName)
      }, toast),
    )
    .toEqual([])
}
