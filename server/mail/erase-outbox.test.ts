import { readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { eraseFromOutbox } from './erase-outbox.ts'

test('a mail that is deleted before it is read does not stop the erasure of the others', async () => {
  const folder = await temporaryFolder()
  await symlink(join(folder, 'nothing'), join(folder, '1.eml'))
  await writeFile(join(folder, '2.eml'), 'To: Asha@visitor.example')
  await writeFile(join(folder, '3.eml'), 'To: ravi@visitor.example')

  await eraseFromOutbox(folder, [{ pattern: 'asha@visitor[.]example' }])

  expect((await readdir(folder)).toSorted()).toEqual(['1.eml', '3.eml'])
})
