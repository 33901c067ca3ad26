import { resolve } from 'node:path'
import { makeBackup } from '#server/backup/make-backup.ts'
import { describeArchive } from '#server/backup/manifest.ts'
import { openForBackup } from '#server/backup/open-for-backup.ts'
import { loadConfig } from '#server/config.ts'
import { StartError } from '#server/errors.ts'
import { openFileStores } from '#server/files.ts'
import { runCommand } from '#server/run-command.ts'

// npm run backup -- FILE: writes one archive of the data and the stored files, whether or not the site is running.
await runCommand(main)

async function main([file, ...rest]: string[]) {
  if (!file || rest.length > 0) throw new StartError('Name one file that is not there yet: npm run backup -- FILE')

  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stopped.abort())
  const config = loadConfig(process.env)
  // npm changes to the package folder, so a relative path is resolved from where npm was called.
  const path = resolve(process.env.INIT_CWD ?? '', file)
  const { store, close } = await openFileStores(config)
  const database = await openForBackup(config)
  try {
    const manifest = await makeBackup({ database, store, file: path, signal: stopped.signal })
    console.log(`${path} holds ${describeArchive(manifest)}.`)
    if (manifest.missingFiles.length > 0) {
      console.warn(`These files are named in the data, but are not there:\n  ${manifest.missingFiles.join('\n  ')}`)
    }
  } finally {
    close()
    await database.close()
  }
}
