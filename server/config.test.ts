import path from 'node:path'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { StartError } from './errors.ts'

test('without variables, uses the embedded database with demo content and rate limits, and listens on localhost only', () => {
  expect(loadConfig({})).toMatchObject({
    http: { host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000', trustProxy: false },
    api: { base: '/api' },
    dataDir: path.resolve('./data'),
    database: { kind: 'embedded' },
    isDemo: true,
    hasRateLimits: true,
    logLevel: 'info',
    isProduction: true,
  })
})

test('a variable that is empty or only white space counts as not set', () => {
  expect(loadConfig({ PORT: '', API_BASE: ' ', DATABASE_URL: '', TRUST_PROXY: '\t' })).toEqual(loadConfig({}))
})

test('PostgreSQL has no demo content unless it is enabled', () => {
  const url = 'postgres://plinth:secret@db.example/plinth'

  expect(loadConfig({ DATABASE_URL: url })).toMatchObject({ database: { kind: 'postgres', url }, isDemo: false })
  expect(loadConfig({ DATABASE_URL: url, DEMO: 'true' }).isDemo).toBe(true)
  expect(loadConfig({ DEMO: 'false' }).isDemo).toBe(false)
})

test('the trailing slash of the public address is removed', () => {
  expect(loadConfig({ PUBLIC_URL: 'https://plinth.example/' }).http.publicUrl).toBe('https://plinth.example')
  expect(loadConfig({ HOST: '0.0.0.0', PORT: '8080' }).http.publicUrl).toBe('http://localhost:8080')
  expect(loadConfig({ HOST: 'fd00::1', PORT: '80' }).http.publicUrl).toBe('http://[fd00::1]:80')
})

test.for([
  ['off', false],
  ['false', false],
  ['on', ['loopback', 'linklocal', 'uniquelocal']],
  ['true', ['loopback', 'linklocal', 'uniquelocal']],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  ['loopback,10.1.0.0/16, fd00::/8', ['loopback', '10.1.0.0/16', 'fd00::/8']],
] as const)('TRUST_PROXY=%s sets the trusted proxies', ([value, expected]) => {
  expect(loadConfig({ TRUST_PROXY: value }).http.trustProxy).toEqual(expected)
})

test.for(['yes', '10.0.0', '10.0.0.1,', '10.0.0.0/0', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8', 'proxy.local', '*'])(
  'TRUST_PROXY=%s is refused',
  (value) => {
    expect(faultsOf({ TRUST_PROXY: value })).toContain('TRUST_PROXY must be on, off, or a list of addresses')
  },
)

test('TRUST_PROXY trusts only the listed proxies, never any visitor', async () => {
  const app = Fastify({ trustProxy: loadConfig({ TRUST_PROXY: 'on' }).http.trustProxy })
  app.get('/', async ({ ip }) => ip)
  const visitor = async (remoteAddress: string) =>
    (await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '192.0.2.7' } })).body

  expect(await visitor('127.0.0.1')).toBe('192.0.2.7')
  expect(await visitor('10.2.3.4')).toBe('192.0.2.7')
  expect(await visitor('203.0.113.9')).toBe('203.0.113.9')
  await app.close()
})

test('reports all invalid variables at once, with their values', () => {
  const faults = faultsOf({ PORT: 'eighty', API_BASE: 'api', RATE_LIMITS: 'maybe', DEMO: 'perhaps', LOG_LEVEL: 'loud' })

  for (const [name, given] of [
    ['PORT', 'eighty'],
    ['API_BASE', 'api'],
    ['RATE_LIMITS', 'maybe'],
    ['DEMO', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
  ]) {
    expect(faults).toMatch(new RegExp(`^ {2}${name} .*\\(it is "${given}"\\)$`, 'm'))
  }
  expect(faults.split('\n')).toHaveLength(6)
})

test('does not repeat a refused address, which can hold a password', () => {
  const faults = faultsOf({ DATABASE_URL: 'mysql://root:hunter2@db', PUBLIC_URL: 'ftp://user:hunter2@plinth.example' })

  expect(faults).toContain('DATABASE_URL must be a postgres:// address')
  expect(faults).toContain('PUBLIC_URL must be an http or https address')
  expect(faults).not.toMatch(/hunter2|mysql|ftp|it is/)
})

test('the initial accounts have an address, and a password only if one is set', () => {
  expect(loadConfig({}).initialAccounts).toEqual({
    adminEmail: 'admin@plinth.test',
    adminPassword: null,
    demoPassword: null,
  })
  expect(
    loadConfig({ ADMIN_EMAIL: 'boss@company.com', ADMIN_PASSWORD: 'Court-1203', DEMO_PASSWORD: 'Demo-Word-1' })
      .initialAccounts,
  ).toEqual({ adminEmail: 'boss@company.com', adminPassword: 'Court-1203', demoPassword: 'Demo-Word-1' })
})

test('refuses an initial account that could not sign in, without repeating its password', () => {
  const faults = faultsOf({
    ADMIN_EMAIL: 'boss+1@company.com',
    ADMIN_PASSWORD: 'hunter2',
    DEMO_PASSWORD: 'Long-1'.repeat(40),
  })

  expect(faults).toContain('ADMIN_EMAIL must be an address such as admin@company.com (it is "boss+1@company.com")')
  expect(faults).toContain('ADMIN_PASSWORD must have at least 8 characters')
  expect(faults).toContain('DEMO_PASSWORD must have at most 200 characters')
  expect(faults).not.toMatch(/hunter2|Long-1/)
})

test.for(['-1', '65536', '80.5'])('PORT=%s is refused', (PORT) => {
  expect(faultsOf({ PORT })).toContain('PORT')
})

test.for(['api', '/', '/api/', '/a b', '//api', '/api?x', 'https://api.example'])('API_BASE=%s is refused', (base) => {
  expect(faultsOf({ API_BASE: base })).toContain('API_BASE must be a path such as /api')
})

function faultsOf(env: Record<string, string>) {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  throw new Error('The configuration was accepted.')
}

test('mail is written to the outbox in the data folder unless a mail server is configured', () => {
  expect(loadConfig({ DATA_DIR: '/srv/plinth' }).mail).toEqual({
    smtpUrl: null,
    from: null,
    outbox: '/srv/plinth/outbox',
  })
  expect(
    loadConfig({ SMTP_URL: 'smtps://user:secret@mail.example', MAIL_FROM: 'care@plinth.example' }).mail,
  ).toMatchObject({ smtpUrl: 'smtps://user:secret@mail.example', from: 'care@plinth.example' })
})

test('reports an invalid mail server or sender, without the password in its address', () => {
  const faults = faultsOf({ SMTP_URL: 'http://user:secret@mail.example', MAIL_FROM: 'Plinth' })

  expect(faults).toContain('SMTP_URL must be an smtp:// or smtps:// address')
  expect(faults).toContain('MAIL_FROM must be an address such as')
  expect(faults).not.toContain('secret')
})

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const S3 = {
  S3_BUCKET: 'plinth-files',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'AKIAPLINTH',
  S3_SECRET_ACCESS_KEY: 'hidden/+secret',
}

test('cards use the provider whose keys are set, else the sandbox in a demo, else no provider', () => {
  expect(loadConfig({}).cards).toEqual({ kind: 'sandbox' })
  expect(loadConfig({ DEMO: 'false' }).cards).toEqual({ kind: 'none' })
  expect(loadConfig({ DATABASE_URL: 'postgres://db.example/plinth' }).cards).toEqual({ kind: 'none' })
  expect(loadConfig({ ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:9' }).cards).toEqual({
    kind: 'stripe',
    secretKey: 'sk_live_1',
    publishableKey: 'pk_live_1',
    webhookSecret: 'whsec_1',
    apiBase: 'http://127.0.0.1:9',
  })
})

test('files are stored in the data folder unless a bucket is configured', () => {
  expect(loadConfig({}).files).toEqual({ kind: 'folder' })
  const bucket = {
    kind: 's3',
    bucket: 'plinth-files',
    endpoint: null,
    region: 'eu-central-1',
    accessKeyId: 'AKIAPLINTH',
    secretAccessKey: 'hidden/+secret',
  }
  expect(loadConfig(S3).files).toEqual(bucket)
  expect(loadConfig({ ...S3, S3_ENDPOINT: 'http://127.0.0.1:9000' }).files).toMatchObject({
    endpoint: 'http://127.0.0.1:9000',
  })
})

test('an incomplete or invalid bucket configuration is refused without repeating its values', () => {
  expect(faultsOf({ S3_ENDPOINT: 'http://127.0.0.1:9000', S3_BUCKET: 'plinth-files' }).split('\n').slice(1)).toEqual([
    '  S3_REGION must be set with the other S3_ variables',
    '  S3_ACCESS_KEY_ID must be set with the other S3_ variables',
    '  S3_SECRET_ACCESS_KEY must be set with the other S3_ variables',
  ])
  const faults = faultsOf({
    S3_BUCKET: 'Not hidden/',
    S3_ENDPOINT: 'hidden',
    S3_REGION: 'not hidden',
    S3_ACCESS_KEY_ID: 'not hidden',
    S3_SECRET_ACCESS_KEY: 'not hidden',
  })
  expect(faults.split('\n')).toHaveLength(6)
  expect(faults).not.toContain('hidden')
})

test('a metrics token that is too short is refused without being repeated', () => {
  expect(loadConfig({}).metricsToken).toBeNull()
  expect(loadConfig({ METRICS_TOKEN: 'sixteen-letters!' }).metricsToken).toBe('sixteen-letters!')
  expect(faultsOf({ METRICS_TOKEN: 'too-short' })).toMatch(/^ {2}METRICS_TOKEN must have 16 to 200 [^(]+$/m)
  expect(faultsOf({ METRICS_TOKEN: 'too-short' })).not.toContain('too-short')
})

test('incomplete or swapped card keys are refused without being repeated', () => {
  expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_live_hidden' }).split('\n').slice(1)).toEqual([
    '  STRIPE_PUBLISHABLE_KEY must be set with the other STRIPE_ keys',
    '  STRIPE_WEBHOOK_SECRET must be set with the other STRIPE_ keys',
  ])
  const faults = faultsOf({
    STRIPE_SECRET_KEY: 'pk_live_hidden',
    STRIPE_PUBLISHABLE_KEY: 'sk_live_hidden',
    STRIPE_WEBHOOK_SECRET: 'hidden',
    STRIPE_API_BASE: 'hidden',
  })
  expect(faults.split('\n')).toHaveLength(5)
  expect(faults).not.toContain('hidden')
  expect(faultsOf({ ...STRIPE, STRIPE_PUBLISHABLE_KEY: 'pk_sandbox_plinth' })).toContain('STRIPE_PUBLISHABLE_KEY')
})

test('prices include GST only when both its number and its rate are set', () => {
  expect(loadConfig({}).tax).toBeNull()
  expect(loadConfig({ GST_NUMBER: '07AAACP1234A1Z5', GST_RATE: '18' }).tax).toEqual({
    number: '07AAACP1234A1Z5',
    rate: 1800,
  })
  for (const env of [
    { GST_NUMBER: '07AAACP1234A1Z5' },
    { GST_RATE: '18' },
    { GST_NUMBER: 'none', GST_RATE: '18' },
    { GST_NUMBER: '07AAACP1234A1Z5', GST_RATE: 'x' },
    { GST_NUMBER: '07AAACP1234A1Z5', GST_RATE: '0' },
  ]) {
    expect(() => loadConfig(env), JSON.stringify(env)).toThrow('GST_')
  }
})
