import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createConcurrencyLimit } from '#server/concurrency-limit.ts'
import { StartError } from '#server/errors.ts'

/**
 * This file is in neither the database nor its backups. A restored backup lacks the latest erasures, which are repeated
 * from this file. It also has the key, without which the hashes in the database do not identify a person.
 */
export const ERASURES_FILE = 'erasures.json'

export interface ErasedContact {
  hash: string
  erasedAt: string
  withAccount: boolean
}

interface Content {
  key: string
  erased: ErasedContact[]
}

export interface ErasureListSettings {
  dataDir: string
  /** The key of a site that runs on several machines. If null, the one in the file is used. */
  erasureKey?: string | null
}

export type ErasureList = ReturnType<typeof createErasureList>

export function createErasureList({ dataDir, erasureKey = null }: ErasureListSettings) {
  const path = join(dataDir, ERASURES_FILE)
  /** One at a time, because each change reads the file and replaces it as a whole. */
  const changes = createConcurrencyLimit({ running: 1 })

  async function read(): Promise<Content | null> {
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (text === null) return null
    try {
      return JSON.parse(text) as Content
    } catch {
      throw new StartError(`${path} cannot be read. Put back a copy of it; without it erased people can come back.`)
    }
  }

  async function write(content: Content) {
    await mkdir(dirname(path), { recursive: true })
    const temporary = `${path}.${process.pid}.part`
    const file = await open(temporary, 'w', 0o600)
    try {
      await file.writeFile(`${JSON.stringify(content, null, 2)}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  }

  return {
    read: async () => (await read())?.erased ?? [],

    /** The key is stored before its first use, so that every stored hash has its key. */
    hasher: () =>
      changes.run(async () => {
        const content = await read()
        const stored = erasureKey ?? content?.key
        const key = stored || randomBytes(32).toString('base64url')
        if (!stored) await write({ key, erased: content?.erased ?? [] })
        return (contact: string) => createHmac('sha256', key).update(contact).digest('hex')
      }),

    add: (contacts: readonly ErasedContact[]) =>
      changes.run(async () => {
        const content = (await read()) ?? { key: '', erased: [] }
        const known = new Set(content.erased.map(keyOf))
        const added = contacts.filter((contact) => !known.has(keyOf(contact)))
        if (added.length > 0) await write({ ...content, erased: [...content.erased, ...added] })
      }),
  }
}

export function keyOf({ hash, erasedAt }: Pick<ErasedContact, 'hash' | 'erasedAt'>) {
  return `${hash} ${erasedAt}`
}
