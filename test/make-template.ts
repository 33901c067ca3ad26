import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DUMP_FILE } from './embedded-template.ts'
import { prepareDatabase } from './prepare-database.ts'

const [folder = ''] = process.argv.slice(2)
const temporary = `${folder}.${process.pid}`
const dump = await prepareDatabase({ kind: 'embedded', dataDir: temporary })
if (!dump) throw new Error('The embedded engine gave no dump.')

await writeFile(join(temporary, DUMP_FILE), Buffer.from(await dump.arrayBuffer()))
// Renamed when complete, so that an interrupted run leaves no partial template. If renaming fails because another run
// was faster, the template of that run is used.
await rename(temporary, folder).catch(() => rm(temporary, { recursive: true }))
