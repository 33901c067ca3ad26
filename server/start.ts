import type { RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createApp } from './app.ts'
import { openCopyDoor } from './backup/copy-door.ts'
import { queueCleanUp, registerCleanUp } from './clean-up.ts'
import { type Config, loadConfig } from './config.ts'
import { type Data, openData } from './data.ts'
import { demoFilesDir, seedDemo } from './db/seed.ts'
import { StartError } from './errors.ts'
import { describeStorage, openFileStores } from './files.ts'
import { createMailer } from './gateways/mail.ts'
import { openHttpServer } from './http-server.ts'
import { type FirstSignIn, makeFirstAccounts } from './identity/first-accounts.ts'
import { describeError } from './log-error.ts'
import { registerMailJobs } from './mail/mail-queue.ts'
import { createFilesForOwnerOnly } from './owner-only.ts'
import { closeAll } from './shutdown.ts'

export interface Start {
  build: () => Promise<ServerBuild>
  /** In development: what Vite answers before the application does. */
  before?: (next: RequestListener) => RequestListener
}

/** Starts the product and stops it on a signal. The HTTP server is opened first and closed first. */
export async function start(options: Start) {
  createFilesForOwnerOnly()
  try {
    stopOnSignal(await run(options))
  } catch (error) {
    console.error(error instanceof StartError ? error.message : describeError(error))
    process.exitCode = 1
  }
}

/** A terminal and the bootstrap may both pass on one Ctrl-C, so a second signal must not cut the stop short. */
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
  let copyDoor: Awaited<ReturnType<typeof openCopyDoor>> | undefined
  const stop = () =>
    closeAll(
      http.close,
      () => app?.close(),
      () => copyDoor?.close(),
      () => data?.close(),
    )
  try {
    data = await openData(config)
    if (config.isDemo) {
      const { store, close } = await openFileStores(config)
      await seedDemo(data.database, { today: new Date(), filesDir: demoFilesDir, store }).finally(close)
    }
    const firstSignIns = await makeFirstAccounts({ ...data, accounts: config.firstAccounts, isDemo: config.isDemo })
    registerCleanUp(data)

    app = await createApp({ config, data, build, http })
    const mailJobs = registerMailJobs(data, createMailer(config.mail), { log: app.log })
    // Now that every queue has its worker.
    await data.jobs.start()
    await queueCleanUp(data)
    copyDoor = await openCopyDoor({ dataDir: config.dataDir, database: data.database })
    http.startServing(before)
    announce(config, firstSignIns)
    // Not waited for: a mail server that hangs must not hold the start.
    void mailJobs.check().catch((error) => app?.log.error({ err: error }, 'The mail check failed.'))
    return stop
  } catch (error) {
    await stop().catch((fault) => console.error(describeError(fault)))
    throw error
  }
}

function announce(config: Config, firstSignIns: FirstSignIn[] | null) {
  const { publicUrl } = config.http
  console.log(`Plinth is open at ${publicUrl}/home`)
  console.log(`  Back office   ${publicUrl}/admin/login`)
  console.log(`  API           ${publicUrl}${config.api.base}/docs`)
  console.log(`  Data          ${describeStorage(config)}`)
  if (config.database.kind === 'embedded') {
    console.log('  The embedded database loses nothing when the process is killed; against power cuts use PostgreSQL.')
  }
  for (const { who, email, password } of firstSignIns ?? []) {
    console.log(`  ${who}: ${email}, password ${password ?? 'as configured'}`)
  }
  if (firstSignIns)
    console.log('  These accounts were just made; a password that was made with them is shown only now.')
  if (!config.hasRateLimits)
    console.warn('  RATE_LIMITS is off: anybody may try passwords and send forms without limit.')
}
