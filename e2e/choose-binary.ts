import { expect, type Locator } from '@playwright/test'

/** Chooses a binary file in an import dialog and expects the message that it is not a text file. */
export async function chooseBinary(dialog: Locator) {
  await dialog
    .getByLabel('Choose a file')
    .and(dialog.locator('input'))
    .setInputFiles({
      name: 'old.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x08]),
    })
  await expect(dialog.getByRole('alert')).toContainText('This is not a CSV text file.')
}
