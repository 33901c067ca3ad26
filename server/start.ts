import type { RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { registerVisitNotices } from './appointments/visit-notices.ts'
import { queueVisitReminders, registerVisitReminders } from './appointments/visit-reminders.ts'
import { openBackupSocket } from './backup/backup-socket.ts'
import { queueCleanUp, registerCleanUp } from './clean-up.ts'
import { type Config, loadConfig } from './config.ts'
import { applyErasures } from './consent/apply-erasures.ts'
import { createErasureList } from './consent/erasure-list.ts'
import { queueRetention, registerRetention } from './consent/nightly-retention.ts'
import { storeNotices } from './consent/record-consents.ts'
import { type Data, openData } from './data.ts'
import { demoFilesDir, seedDemo } from './db/seed.ts'
import { StartError } from './errors.ts'
import { describeStorage, openFileStores } from './files.ts'
import { createMailer } from './gateways/mail.ts'
import { createWebhookSender } from './gateways/webhook-sender.ts'
import { openHttpServer } from './http-server.ts'
import { createInitialAccounts, type InitialAccount } from './identity/initial-accounts.ts'
import { describeError } from './log-error.ts'
import { registerMailJobs } from './mail/mail-queue.ts'
import { queueFollowerMails, registerFollowerMails } from './newsletter/follower-mails.ts'
import { createFilesForOwnerOnly } from './owner-only.ts'
import { closeAll } from './shutdown.ts'
import { registerWebhookJobs } from './webhooks/delivery.ts'

export interface Start {
  build: () => Promise<ServerBuild>
  /** In development, Vite's middleware, which runs before the application. */
  before?: (next: RequestListener) => RequestListener
}

/** Starts the application and stops it on a signal. The HTTP server is opened first and closed first. */
export async function start(options: Start) {
  createFilesForOwnerOnly()
  try {
    stopOnSignal(await run(options))
  } catch (error) {
    console.error(error instanceof StartError ? error.message : describeError(error))
    process.exitCode = 1
  }
}

/**
 * A terminal and the bootstrap script can both forward the same Ctrl-C, so a second signal must not interrupt shutdown.
 */
function stopOnSignal(stop: () => Promise<void>) {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(describeError(error))
          process.exit(1)
        },
      )
    })
  }
}

async function run({ build, before }: Start) {
  const config = loadConfig(process.env)
  const http = await openHttpServer(config.http)
  let data: Data | undefined
  let app: FastifyInstance | undefined
  let backupSocket: Awaited<ReturnType<typeof openBackupSocket>> | undefined
  const stop = () =>
    closeAll(
      http.close,
      () => app?.close(),
      () => backupSocket?.close(),
      () => data?.close(),
    )
  try {
    data = await openData(config)
    const files = await openFileStores(config)
    try {
      if (config.isDemo)
        await seedDemo(data.database, { today: new Date(), filesDir: demoFilesDir, store: files.store })
      await applyErasures(data.database.db, createErasureList(config), files)
    } finally {
      files.close()
    }
    await storeNotices(data.database.db)
    const initialAccounts = await createInitialAccounts({
      ...data,
      accounts: config.initialAccounts,
      isDemo: config.isDemo,
    })
    registerCleanUp(data)
    registerRetention(data)
    registerFollowerMails(data, { publicUrl: config.http.publicUrl })
    registerVisitNotices(data, { publicUrl: config.http.publicUrl })
    registerVisitReminders(data, { publicUrl: config.http.publicUrl })

    app = await createApp({ config, data, build, http })
    const mailJobs = registerMailJobs(data, createMailer(config.mail), { log: app.log })
    registerWebhookJobs(data, { send: createWebhookSender(), log: app.log })
    // Started last, because every queue must be registered first.
    await data.jobs.start()
    await queueCleanUp(data)
    await queueRetention(data)
    await queueFollowerMails(data)
    await queueVisitReminders(data)
    backupSocket = await openBackupSocket({ dataDir: config.dataDir, database: data.database })
    http.startServing(before)
    announce(config, initialAccounts)
    // Not awaited, because a mail server that hangs must not delay startup.
    void mailJobs.check().catch((error) => app?.log.error({ err: error }, 'The mail check failed.'))
    return stop
  } catch (error) {
    await stop().catch((fault) => console.error(describeError(fault)))
    throw error
  }
}

function announce(config: Config, initialAccounts: InitialAccount[] | null) {
  const { publicUrl } = config.http
  console.log(`Plinth is open at ${publicUrl}/home`)
  console.log(`  Back office   ${publicUrl}/admin/login`)
  console.log(`  API           ${publicUrl}${config.api.base}/docs`)
  console.log(`  Data          ${describeStorage(config)}`)
  if (config.database.kind === 'embedded') {
    console.log('  The embedded database loses nothing when the process is killed; against power cuts use PostgreSQL.')
  }
  for (const { who, email, password } of initialAccounts ?? []) {
    console.log(`  ${who}: ${email}, password ${password ?? 'as configured'}`)
  }
  if (initialAccounts)
    console.log('  These accounts were just made; a password that was made with them is shown only now.')
  if (!config.hasRateLimits) console.warn('  RATE_LIMITS is off: passwords can be tried and forms sent without limit.')
}
