import { searchList, signInAsStaff } from './back-office.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { aSubscribedOwner } from './owners.ts'

test('staff find an owner with plan and payments, refund, and see the plan end', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const owner = await aSubscribedOwner(request)
  await signInAsStaff(page)
  await open(page, '/admin/subscriptions')
  await searchList(page, owner.email)
  const row = page.getByRole('row').filter({ hasText: owner.email })
  await expect(row).toContainText('Active')
  await expectAccessible(page)

  await expect(row).toContainText('Mehta Crews')
  await row.getByRole('button', { name: 'Ravi Mehta' }).click()
  const drawer = page.getByRole('dialog', { name: 'Ravi Mehta' })
  await drawer.getByRole('button', { name: 'Refund' }).click()
  const question = page.getByRole('dialog', { name: /^Give back \$19\.00\?/ })
  await question.getByRole('button', { name: 'Refund' }).click()

  await expect(page.getByText('The payment was refunded.')).toBeVisible()
  await expect(drawer).toContainText('Refunded')
  await expect(drawer).toContainText('Ended')
  await expect(drawer.getByRole('button', { name: 'Cancel now' })).toHaveCount(0)
})
