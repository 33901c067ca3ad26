import { resolve } from 'node:path'
import { describeArchive } from '#server/backup/manifest.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { loadConfig } from '#server/config.ts'
import { StartError } from '#server/errors.ts'
import { describeStorage } from '#server/files.ts'
import { runCommand } from '#server/run-command.ts'

// npm run restore -- FILE: restores a site from an archive into an empty data folder or database.
await runCommand(main)

async function main([file, ...rest]: string[]) {
  if (!file || rest.length > 0) throw new StartError('Name one archive: npm run restore -- FILE')

  const config = loadConfig(process.env)
  const path = resolve(process.env.INIT_CWD ?? '', file)
  const manifest = await restoreBackup(config, { file: path })
  console.log(`Restored to ${describeStorage(config)}: ${describeArchive(manifest)}, as of ${manifest.madeAt}.`)
  console.log('  All sessions are ended. Mails that were waiting are in the back office, among those not delivered.')
}
