import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { prepareDatabase } from './prepare-database.ts'

const [path = ''] = process.argv.slice(2)
const dump = await prepareDatabase({ kind: 'embedded', dataDir: null })
if (!dump) throw new Error('The embedded engine gave no dump.')

await mkdir(dirname(path), { recursive: true })
// Moved into place at the end, so that a run broken off leaves no half of a template.
await writeFile(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
await rename(`${path}.${process.pid}`, path)
