import pg from 'pg'
import type { ReportProblem } from './connection.ts'

interface ListenOptions {
  url: string
  channel: string
  /** Called with null when the connection was lost, so that messages may have been missed. */
  onMessage: (message: string | null) => void
  onProblem: ReportProblem
}

const RECONNECT_AFTER_MS = 1000

/** Listens on a dedicated connection, because LISTEN does not work on a pooled one. Reconnects when it breaks. */
export async function listenOn(options: ListenOptions) {
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let isStopped = false

  async function connect() {
    const next = new pg.Client({ connectionString: options.url, application_name: 'plinth-listener', keepAlive: true })
    next.on('notification', ({ channel, payload }) => {
      if (channel === options.channel) options.onMessage(payload ?? '')
    })
    // A broken connection emits several errors; only the first is reported.
    next.on('error', (error) => {
      if (isStopped || client !== next) return
      client = null
      options.onProblem('The connection that hears of changes was lost; trying again.', error)
      reconnectLater()
    })
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(options.channel)}`)
    } catch (error) {
      // Connected, but LISTEN failed, so the connection must be closed here.
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
  }

  function reconnectLater() {
    if (retry || isStopped) return
    retry = setTimeout(() => {
      retry = null
      connect().then(
        () => (isStopped ? client?.end() : options.onMessage(null)),
        () => reconnectLater(),
      )
    }, RECONNECT_AFTER_MS)
    retry.unref()
  }

  await connect()
  return async () => {
    isStopped = true
    if (retry) clearTimeout(retry)
    await client?.end()
  }
}
