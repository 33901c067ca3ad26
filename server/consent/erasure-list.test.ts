import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createErasureList } from './erasure-list.ts'

test('parallel erasures use one key and are all added to the list', async () => {
  const list = createErasureList({ dataDir: await temporaryFolder() })

  const [one, other] = await Promise.all([list.hasher(), list.hasher()])
  const added = Array.from({ length: 5 }, (_, nth) => ({ hash: `${nth}`, erasedAt: 'now', withAccount: false }))
  await Promise.all(added.map((contact) => list.add([contact])))

  expect(one('asha@visitor.example')).toBe(other('asha@visitor.example'))
  expect(await list.read()).toEqual(added)
})
