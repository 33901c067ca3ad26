import { promises as dns, type LookupAddress } from 'node:dns'
import { request } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { DeliveryOutcome } from '#contract/webhooks/webhooks.constants.ts'
import { hostOf, isPublicAddress } from './public-address.ts'

export interface WebhookRequest {
  address: string
  headers: Record<string, string>
  body: string
}

export interface WebhookResult {
  outcome: DeliveryOutcome
  status: number | null
  durationMs: number
  /** The beginning of the response body. Null if there was no response. */
  response: string | null
}

/** `lookup` returns only IP addresses that were checked, so the connection cannot go anywhere else. */
export interface Target {
  host: string
  port: number
  servername: string
  rejectUnauthorized: true
  lookup: LookupFunction
}

interface Options {
  resolve?: (host: string) => Promise<LookupAddress[]>
  /** Opens the connection. Tests replace it, because they have no receiver on the internet. */
  connect?: (target: Target) => Socket
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
const RESPONSE_BYTES = 4_096

/**
 * Sends a request to a URL that staff entered. The host is resolved once, every IP address is checked, and the
 * connection is opened to a checked one, so that neither DNS nor a redirect leads into a private network.
 */
export function createWebhookSender(options: Options = {}) {
  const { resolve = resolveAll, connect = connectTls, timeoutMs = TIMEOUT_MS } = options

  /** Throws only if `signal` aborts the attempt. */
  return async function send(sent: WebhookRequest, signal?: AbortSignal): Promise<WebhookResult> {
    const startedAt = performance.now()
    const timeout = AbortSignal.timeout(timeoutMs)
    const ended = signal ? AbortSignal.any([timeout, signal]) : timeout
    const result = await attempt(sent, ended).catch((error: unknown) => failure(error, timeout))
    signal?.throwIfAborted()
    return { ...result, durationMs: Math.round(performance.now() - startedAt) }
  }

  async function attempt({ address, headers, body }: WebhookRequest, signal: AbortSignal) {
    const url = new URL(address)
    const host = hostOf(url)
    const addresses = await unlessAborted(resolve(host), signal)
    if (addresses.length === 0 || !addresses.every((found) => isPublicAddress(found.address)))
      return { outcome: 'privateAddress' as const, status: null, response: null }

    const target: Target = {
      host,
      port: Number(url.port || 443),
      servername: isIP(host) === 0 ? host : '',
      rejectUnauthorized: true,
      lookup: lookupOf(addresses),
    }
    return post({ url, headers, body, signal, open: () => connect(target) })
  }
}

export type SendWebhook = ReturnType<typeof createWebhookSender>

interface Post extends Omit<WebhookRequest, 'address'> {
  url: URL
  signal: AbortSignal
  open: () => Socket
}

/** `https.request` does not follow redirects. */
function post({ url, headers, body, signal, open }: Post) {
  return new Promise<Omit<WebhookResult, 'durationMs'>>((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      createConnection: open,
      // Without an agent and this option, Node would use the port of HTTP as the default and add it to the Host header.
      defaultPort: 443,
      signal,
    })
    sent.once('error', reject)
    sent.once('response', (response) => {
      const status = response.statusCode ?? 0
      const chunks: Buffer[] = []
      let bytes = 0
      // The status alone decides the outcome, so a truncated body does not matter.
      const settle = () => {
        resolve({ outcome: outcomeOf(status), status, response: excerpt(Buffer.concat(chunks)) })
        response.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes >= RESPONSE_BYTES) settle()
      })
      response.once('end', settle)
      response.once('error', settle)
      response.once('close', settle)
    })
    sent.end(body)
  })
}

function outcomeOf(status: number): DeliveryOutcome {
  if (status >= 200 && status < 300) return 'delivered'
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** Removes control characters, which PostgreSQL cannot store or a screen cannot show. */
function excerpt(bytes: Buffer) {
  return bytes
    .subarray(0, RESPONSE_BYTES)
    .toString('utf8')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
}

function failure(error: unknown, timeout: AbortSignal) {
  return { outcome: timeout.aborted ? ('timeout' as const) : failedOutcome(error), status: null, response: null }
}

function failedOutcome(error: unknown): DeliveryOutcome {
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknownHost'
  return /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS/.test(code) ? 'certificate' : 'unreachable'
}

async function resolveAll(host: string): Promise<LookupAddress[]> {
  const version = isIP(host)
  return version === 0 ? dns.lookup(host, { all: true, order: 'ipv4first' }) : [{ address: host, family: version }]
}

function lookupOf(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
}

/** A DNS lookup cannot be cancelled, so its result is ignored after an abort. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal) {
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}
