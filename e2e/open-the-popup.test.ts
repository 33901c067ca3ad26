import { EDITOR, signInAsStaff } from './back-office.ts'
import { expect, open } from './fixtures.ts'
import { test } from './own-site.ts'

test.describe('for a new visitor', () => {
  test.use({ isFirstVisit: true })

  test('the popup picture opens once, after the disclaimer and on its days', { tag: '@desktop' }, async ({ page }) => {
    const token = await signInAsStaff(page, EDITOR)
    async function savePopup(days: { from: string | null; to: string | null }) {
      const headers = { authorization: `Bearer ${token}` }
      const { data } = await (await page.request.get('/api/Pages/GetManagedPage/1', { headers })).json()
      const picture = { file: 'garden-court', alt: 'The garden opens on Sunday', x: 50, y: 50 }
      const sections = data.sections.map((section: { kind: string }) =>
        section.kind === 'popup' ? { ...section, ...days, picture, hidden: false } : section,
      )
      await page.request.post('/api/Pages/ManagePage', { headers, data: { ...data, sections } })
    }
    const popup = page.getByRole('dialog', { name: 'The garden opens on Sunday' })

    await savePopup({ from: null, to: '2020-01-01' })
    await open(page, '/home')
    await page.getByRole('button', { name: 'AGREE' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await savePopup({ from: '2020-01-01', to: null })
    await page.evaluate(() => localStorage.removeItem('modalopened'))
    await open(page, '/home')
    await expect(popup).toBeHidden()
    await page.getByRole('button', { name: 'AGREE' }).click()
    await expect(popup).toBeVisible()
    await popup.getByRole('button', { name: 'Close' }).click()

    await open(page, '/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(popup).toBeHidden()
    await savePopup({ from: null, to: '2020-01-01' })
  })
})
