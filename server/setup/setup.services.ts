import type { Config } from '#server/config.ts'
import type { Data } from '#server/data.ts'
import type { FileStore } from '#server/gateways/file-store.ts'
import type { Mailer } from '#server/gateways/mail.ts'
import type { UploadsService } from '#server/uploads/uploads.service.ts'
import { createBackups } from './backups.ts'
import { createDemoRemovalService } from './demo-removal.service.ts'
import { createSetupService } from './setup.service.ts'
import type { SiteStateService } from './site-state.service.ts'

interface Deps {
  config: Pick<Config, 'http' | 'mail' | 'dataDir'>
  data: Pick<Data, 'database' | 'write'>
  siteState: SiteStateService
  uploads: UploadsService
  files: { store: Pick<FileStore, 'open' | 'list'> }
  mailer: Pick<Mailer, 'send'>
}

export function createSetupServices({ config, data, siteState, uploads, files, mailer }: Deps) {
  const { database, write } = data
  const { db } = database
  const { smtpUrl } = config.mail
  const backups = createBackups({ database, store: files.store, dataDir: config.dataDir })
  return {
    setup: createSetupService({
      db,
      write,
      siteState,
      mailer,
      backups,
      mailServer: smtpUrl === null ? null : new URL(smtpUrl).hostname,
      publicUrl: config.http.publicUrl,
    }),
    backups,
    demoRemoval: createDemoRemovalService({ publicUrl: config.http.publicUrl, db, write, uploads, backups }),
  }
}

export type SetupServices = ReturnType<typeof createSetupServices>
