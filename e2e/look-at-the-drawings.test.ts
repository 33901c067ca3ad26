import { expect, expectAccessible, open, test } from './fixtures.ts'

const COMPLETE = '/product/Commercial/rohini%20central'

test('plans, specification, price sheet and gallery of a project are opened', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await open(page, COMPLETE)

  await test.step('the plans open on the floor plans and follow the tabs', async () => {
    const tabs = page.getByRole('tablist', { name: 'Kinds of plans' })
    const drawings = (kind: string) => page.getByRole('navigation', { name: `${kind}: drawings` })

    await expect(tabs.getByRole('tab')).toHaveText(['Floor Plan', 'Cluster Plan', 'Site Plan', 'Unit Plan'])
    await expect(tabs.getByRole('tab', { name: 'Floor Plan' })).toHaveAttribute('aria-selected', 'true')
    await expect(drawings('Floor Plan').getByRole('link')).toHaveCount(3)

    await tabs.getByRole('tab', { name: 'Unit Plan' }).click()
    await expect(drawings('Unit Plan').getByRole('link')).toHaveCount(2)
    await expect(drawings('Floor Plan')).toBeHidden()
    const second = drawings('Unit Plan').getByRole('link').nth(1)
    const name = await second.textContent()
    await second.click()
    const panel = page.getByRole('tabpanel', { name: 'Unit Plan' })
    await expect(panel.getByRole('img', { name: `Unit Plan, ${name}, of Rohini Central` })).toBeVisible()
    await expect(panel.getByText('2 of 2')).toBeVisible()
  })

  await test.step('the specification and the price sheet are shown', async () => {
    const specification = page.getByRole('region', { name: 'Specification' })
    await expect(specification.getByRole('heading', { level: 3, includeHidden: true })).toHaveText([
      'Glazing',
      'Doors',
      'Washrooms',
      'Electrical',
      'Pantries',
    ])
    await page.getByRole('button', { name: /Open the sheet/ }).click()
    const stage = page.getByRole('dialog', { name: 'Price list and payment plan of Rohini Central' })
    await expect(stage.getByRole('img')).toHaveAttribute('src', /rohini-central-price-list\.png$/)
    await stage.getByRole('button', { name: 'Close' }).click()
    await expect(stage).toBeHidden()
  })

  await test.step('two quick presses of Next advance by two pictures', async () => {
    await page
      .getByRole('link', { name: /exterior 1 of/ })
      .first()
      .click()
    const stage = page.getByRole('dialog', { name: 'Rohini Central, gallery' })
    await expect(stage.getByText(/^1 \/ /)).toBeVisible()
    await expectAccessible(page)

    // Both clicks arrive before the smooth scroll of the first one has moved the row.
    await stage.getByRole('button', { name: 'Next', exact: true }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(stage.getByText(/^3 \/ /)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(stage).toBeHidden()
  })

  await test.step('the gallery has a tab for each image category, and an image opens full screen', async () => {
    const { data } = await (await request.get('/api/Product/GetGalleryImage/15')).json()
    const pictures: { imageCategoryName: string }[] = data
    const tabs = page.getByRole('tablist', { name: 'Gallery' })

    for (const name of ['Exterior', 'Interior', 'Amenities', 'Construction Update']) {
      const count = pictures.filter(({ imageCategoryName }) => imageCategoryName === name).length
      await expect(tabs.getByRole('tab', { name: new RegExp(`^${name}`) })).toHaveText(`${name}${count}`)
    }
    await tabs.getByRole('tab', { name: /^Interior/ }).click()
    const tile = page.getByRole('tabpanel', { name: /^Interior/ }).getByRole('link', { name: /interior 1 of/ })
    await tile.click()
    const stage = page.getByRole('dialog', { name: 'Rohini Central, gallery' })
    await expect(stage.getByRole('img', { name: /interior 1 of/ })).toBeInViewport()
    await stage.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(stage.getByRole('img', { name: /interior 2 of/ })).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(stage).toBeHidden()
    await tile.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a plan has name, drawing and description and can be zoomed, and plan and price sheet open full screen', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { data } = await (await request.get('/api/Product/GetProductDetailsByName/rohini%20central')).json()
  const plan = data.productPlanList.find(({ planId }: { planId: number }) => planId === 2)
  await open(page, COMPLETE)
  const panel = page.getByRole('tabpanel', { name: 'Floor Plan' })

  await expect(panel.getByRole('img', { name: `Floor Plan, ${plan.planName}, of Rohini Central` })).toBeVisible()
  await expect(panel.getByText(plan.planDescription)).toBeVisible()
  const out = panel.getByRole('button', { name: 'Zoom out' }).first()
  await expect(out).toBeDisabled()
  // The script adds the buttons, and a section that is off-screen is not laid out again until it is scrolled into view.
  await panel.getByRole('img').first().scrollIntoViewIfNeeded()
  await expect.poll(() => out.evaluate(isBesideDrawing), 'the buttons do not cover the drawing').toBe(true)
  const larger = panel.getByRole('button', { name: 'Zoom in' }).first()
  await larger.click()
  await expect(out).toBeEnabled()
  for (const button of [larger, out]) {
    await button.focus()
    // Presses at the limit change nothing.
    for (let count = 0; count < 6; count += 1) await page.keyboard.press('Enter')
    await expect(button).toBeDisabled()
    await expect(button).toBeFocused()
  }
  await expect(larger).toBeEnabled()
  await panel.getByRole('link', { name: 'Full screen' }).click()
  await expect(page.getByRole('dialog', { name: `Rohini Central, ${plan.planName}` })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: /Open the sheet/ }).click()
  await expect(page.getByRole('dialog', { name: /^Price list/ })).toBeVisible()
  await expectAccessible(page)
})

test('a feature opens the plan that shows it, and a project page leaves out the parts that have no data', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/product/Residential/suncourt')
  const sheet = page.getByRole('link', { name: 'Sanctioned plan: North court' })
  await sheet.scrollIntoViewIfNeeded()
  await sheet.click()
  await expect(page.getByRole('tab', { name: 'Cluster Plan' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('img', { name: 'Cluster Plan, North court, of Suncourt' })).toBeInViewport()

  await open(page, '/product/Residential/saffron%20grove')

  const tabs = page.getByRole('tablist', { name: 'Kinds of plans' }).getByRole('tab')
  await expect(tabs).toHaveText(['Unit Plan'])
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText([
    'Overview',
    'Homes and prices',
    'Walkthrough',
    'Plans',
    'Gallery',
  ])
  for (const name of ['Features', 'Specification', 'Price list and payment plan', 'Location benefits']) {
    await expect(page.getByRole('region', { name }), name).toHaveCount(0)
  }
})

/** Whether the button is beside the drawing or, as on a phone, below it. */
function isBesideDrawing(button: Element) {
  const picture = button.closest('.plan-drawing')?.querySelector('.picture')
  if (!picture) return false
  const box = picture.getBoundingClientRect()
  const { paddingRight, paddingBottom } = getComputedStyle(picture)
  const { left, top } = button.getBoundingClientRect()
  return left >= box.right - Number.parseFloat(paddingRight) || top >= box.bottom - Number.parseFloat(paddingBottom)
}
