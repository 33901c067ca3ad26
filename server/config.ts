import { isIP } from 'node:net'
import path from 'node:path'
import * as z from 'zod'
import { SANDBOX } from '#contract/billing/billing.constants.ts'
import { LOGIN_ADDRESS, MAX_PASSWORD_LENGTH } from '#contract/identity/identity.constants.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { isStrongPassword } from '#contract/identity/password-strength.ts'
import { StartError } from './errors.ts'

const password = () =>
  z
    .string()
    .max(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`)
    .refine(isStrongPassword, `must have ${identityMessages.passwordHint}`)
    .optional()

const Env = z
  .object({
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(3000),
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    API_BASE: z
      .string()
      .regex(/^(\/[\w-]+)+$/, 'must be a path such as /api')
      .default('/api'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    DEMO: z.stringbool('must be true or false').optional(),
    ADMIN_EMAIL: z
      .string()
      .regex(LOGIN_ADDRESS, 'must be an address such as admin@company.com')
      .default('admin@plinth.test'),
    ADMIN_PASSWORD: password(),
    DEMO_PASSWORD: password(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be an address such as Company <hello@company.com>',
      )
      .optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_\w+$/, 'must be a key that begins with sk_ or rk_')
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_\w+$/, 'must be a key that begins with pk_')
      .refine((key) => !key.startsWith(SANDBOX.keyPrefix), 'must be a key of the provider, not of the sandbox')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'must be a secret that begins with whsec_')
      .optional(),
    STRIPE_API_BASE: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional(),
    S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    S3_REGION: z
      .string()
      .regex(/^[\w-]+$/, 'must be a region such as eu-central-1')
      .optional(),
    S3_ACCESS_KEY_ID: z.string().regex(/^\S+$/, 'must have no spaces in it').optional(),
    S3_SECRET_ACCESS_KEY: z.string().regex(/^\S+$/, 'must have no spaces in it').optional(),
    ERASURE_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 letters, digits and signs')
      .optional(),
    GST_NUMBER: z
      .string()
      .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'must be a GST number of fifteen letters and digits')
      .optional(),
    GST_RATE: z.coerce.number('must be a percentage').gt(0, 'must be above 0').max(50, 'must be at most 50').optional(),
    RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    PREPARE_PICTURES: z.enum(['on', 'off'], 'must be on or off').default('on'),
    COUNT_VIEWS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    TRUST_PROXY: z
      .string()
      .refine(isTrustSetting, 'must be on, off, or a list of addresses and networks such as 10.0.0.1, 10.1.0.0/16')
      .default('off'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    NODE_ENV: z.string().default('production'),
  })
  .check(requireAllStripeKeys, requireAllS3Variables, requireBothGstVariables)

/** Reports all invalid variables at once. */
export function loadConfig(env: Record<string, string | undefined>) {
  const parsed = Env.safeParse(withoutBlanks(env))
  if (!parsed.success) throw new StartError(describeFaults(parsed.error, env))

  const { HOST, PORT, PUBLIC_URL, API_BASE, DATA_DIR, DATABASE_URL, DEMO, ...rest } = parsed.data
  return {
    http: {
      host: HOST,
      port: PORT,
      publicUrl: PUBLIC_URL?.replace(/\/+$/, '') ?? `http://${shownHost(HOST)}:${PORT}`,
      trustProxy: trustedProxies(rest.TRUST_PROXY),
    },
    api: { base: API_BASE },
    dataDir: path.resolve(DATA_DIR),
    database: DATABASE_URL ? { kind: 'postgres' as const, url: DATABASE_URL } : { kind: 'embedded' as const },
    files: fileSettings(rest),
    mail: {
      smtpUrl: rest.SMTP_URL ?? null,
      from: rest.MAIL_FROM ?? null,
      outbox: path.join(path.resolve(DATA_DIR), 'outbox'),
    },
    initialAccounts: {
      adminEmail: rest.ADMIN_EMAIL,
      adminPassword: rest.ADMIN_PASSWORD ?? null,
      demoPassword: rest.DEMO_PASSWORD ?? null,
    },
    cards: cardSettings(rest, DEMO ?? !DATABASE_URL),
    tax: taxSettings(rest),
    isDemo: DEMO ?? !DATABASE_URL,
    hasRateLimits: rest.RATE_LIMITS === 'on',
    preparesPictures: rest.PREPARE_PICTURES === 'on',
    countsViews: rest.COUNT_VIEWS === 'on',
    metricsToken: rest.METRICS_TOKEN ?? null,
    erasureKey: rest.ERASURE_KEY ?? null,
    logLevel: rest.LOG_LEVEL,
    isProduction: rest.NODE_ENV === 'production',
  }
}

export type Config = ReturnType<typeof loadConfig>

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
type StripeKeys = Partial<Record<(typeof STRIPE_KEYS)[number], string | undefined>>

/**
 * With only some of the keys, a demo site would silently use the sandbox, and any other site would take no payments.
 */
function requireAllStripeKeys(context: z.core.ParsePayload<StripeKeys>) {
  const missing = STRIPE_KEYS.filter((name) => !context.value[name])
  if (missing.length === STRIPE_KEYS.length) return
  for (const name of missing) context.issues.push(unset(name, 'must be set with the other STRIPE_ keys'))
}

interface GstNames {
  GST_NUMBER?: string | undefined
  GST_RATE?: number | undefined
}

/** Receipts may show a tax only with the seller's registration number. */
function requireBothGstVariables({ value, issues }: z.core.ParsePayload<GstNames>) {
  if ((value.GST_NUMBER === undefined) === (value.GST_RATE === undefined)) return
  issues.push(
    unset(value.GST_NUMBER === undefined ? 'GST_NUMBER' : 'GST_RATE', 'must be set with the other GST_ variable'),
  )
}

/** GST included in every price. Null for a seller who charges none. The rate is in hundredths of a percent. */
function taxSettings({ GST_NUMBER, GST_RATE }: GstNames) {
  return GST_NUMBER && GST_RATE ? { number: GST_NUMBER, rate: Math.round(GST_RATE * 100) } : null
}

const S3_NAMES = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
type S3Names = Partial<Record<(typeof S3_NAMES)[number] | 'S3_ENDPOINT', string | undefined>>

/** With only some of the variables, files would silently be stored in the data folder of one machine. */
function requireAllS3Variables(context: z.core.ParsePayload<S3Names>) {
  const missing = S3_NAMES.filter((name) => !context.value[name])
  if (missing.length === S3_NAMES.length && !context.value.S3_ENDPOINT) return
  for (const name of missing) context.issues.push(unset(name, 'must be set with the other S3_ variables'))
}

function unset(name: string, message: string) {
  return { code: 'custom' as const, path: [name], message, input: null }
}

export type S3Settings = {
  kind: 's3'
  bucket: string
  /** Null for Amazon S3 itself. */
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
}

function fileSettings(env: S3Names): S3Settings | { kind: 'folder' } {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return { kind: 'folder' }
  return {
    kind: 's3',
    bucket: S3_BUCKET,
    endpoint: env.S3_ENDPOINT ?? null,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

type CardSettings =
  | { kind: 'stripe'; secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string | null }
  | { kind: 'sandbox' }
  | { kind: 'none' }

/** Uses the real provider if its keys are set, the sandbox on a demo site, otherwise none, so that payments are off. */
function cardSettings(env: StripeKeys & { STRIPE_API_BASE?: string | undefined }, isDemo: boolean): CardSettings {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) {
    return { kind: isDemo ? 'sandbox' : 'none' }
  }
  return {
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE ?? null,
  }
}

/** A variable with an empty value, such as `TRUST_PROXY=` in a shell file, counts as not set. */
function withoutBlanks(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
}

/** The variables whose wrong value a message may repeat. Others can contain a secret, such as the password in a URL. */
const REPEATED = [
  'HOST',
  'PORT',
  'API_BASE',
  'DATA_DIR',
  'DEMO',
  'ADMIN_EMAIL',
  'MAIL_FROM',
  'GST_NUMBER',
  'GST_RATE',
  'RATE_LIMITS',
  'PREPARE_PICTURES',
  'COUNT_VIEWS',
  'TRUST_PROXY',
  'LOG_LEVEL',
]

function describeFaults(error: z.ZodError, env: Record<string, string | undefined>) {
  const faults = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const given = REPEATED.includes(name) ? ` (it is "${env[name]}")` : ''
    return `  ${name} ${issue.message.replace(/^Invalid input: /, '')}${given}`
  })
  return `Plinth cannot start with this configuration:\n${faults.join('\n')}`
}

/**
 * Never `true`, which would trust every sender: a trusted one can set the client's IP address, which rate limits are
 * based on.
 */
function trustedProxies(value: string): false | string[] {
  if (isOff(value)) return false
  return isOn(value) ? [...NEARBY] : entriesOf(value)
}

function isTrustSetting(value: string) {
  return isOff(value) || isOn(value) || entriesOf(value).every(isNetwork)
}

const NEARBY = ['loopback', 'linklocal', 'uniquelocal']

const isOff = (value: string) => value === 'off' || value === 'false'
const isOn = (value: string) => value === 'on' || value === 'true'
const entriesOf = (list: string) => list.split(',').map((entry) => entry.trim())

function isNetwork(entry: string) {
  if (NEARBY.includes(entry)) return true
  const [address = '', length, ...rest] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
}

function shownHost(host: string) {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
