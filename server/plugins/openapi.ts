import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { dollarsOnTheWire } from '#contract/billing/billing.endpoints.ts'
import { UPLOAD_FOLDERS, UPLOAD_PURPOSE } from '#contract/uploads/upload-limits.ts'
import { UPLOAD_PART, uploadFile } from '#contract/uploads/uploads.endpoints.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { wireNames } from '#contract/wire/on-the-wire.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Call before the calls are registered: an `onRoute` hook collects them for `openapi.json`. */
export async function openApi(app: FastifyInstance, { base }: { base: string }) {
  const served: Endpoint[] = []
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) served.push(config.endpoint)
  })

  let document: object | null = null
  const describe = () => (document ??= describeApi(served, base))

  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(describe()),
  )

  await app.register(swagger, { mode: 'dynamic' })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // The page uses relative URLs for its files, which only work with a trailing slash.
    uiHooks: {
      onRequest: (request, reply, done) => {
        const [path = ''] = request.url.split('?', 1)
        if (!path.toLowerCase().endsWith('/docs')) return done()
        void reply.redirect(`${base}/docs/`, 308)
      },
    },
    uiConfig: { url: `${base}/openapi.json`, tryItOutEnabled: false },
    transformSpecification: () => describe() as Record<string, unknown>,
    transformSpecificationClone: false,
  })
}

function describeApi(endpoints: readonly Endpoint[], base: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/(.)\/$/, '$1')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plinth', version: '1', description: 'Paths and property names are read in any letter case.' },
    servers: [{ url: base }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: envelopeSchema({ type: 'null' }) },
    },
  }
}

function operation(endpoint: Endpoint) {
  const data = jsonSchema(endpoint.answer.data)
  return {
    tags: [endpoint.path.split('/')[1]],
    summary: summary(endpoint),
    ...(endpoint.access !== 'anyone' && { security: [{ bearer: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && { requestBody: { required: true, content: json(jsonSchema(endpoint.body)) } }),
    ...(endpoint.consumes === 'multipart' && { requestBody: { required: true, content: formOf(endpoint) } }),
    responses: {
      200: { description: 'Done', content: json(endpoint.answer.kind === 'bare' ? data : envelopeSchema(data)) },
      '4XX': { description: 'Refused', content: json({ $ref: '#/components/schemas/Refusal' }) },
    },
  }
}

function parameters(schemas: Record<string, z.ZodMiniType>, place: 'path' | 'query') {
  return Object.entries(schemas).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: jsonSchema(schema),
  }))
}

const FILE_PART = { [UPLOAD_PART.file]: { type: 'string', format: 'binary' } }
const FOLDER_PARTS = {
  [UPLOAD_PART.folder]: { type: 'string', enum: UPLOAD_FOLDERS },
  [UPLOAD_PART.purpose]: { type: 'string', examples: Object.values(UPLOAD_PURPOSE) },
}

/** The parts of a form are not in the endpoint declaration. Only the staff upload has a folder and a purpose. */
function formOf({ path }: Endpoint) {
  const schema =
    path === uploadFile.path
      ? { properties: { ...FILE_PART, ...FOLDER_PARTS }, required: [UPLOAD_PART.file, UPLOAD_PART.folder] }
      : { properties: FILE_PART, required: [UPLOAD_PART.file] }
  return { 'multipart/form-data': { schema: { type: 'object', ...schema } } }
}

function summary({ access }: Endpoint) {
  if (access === 'anyone') return 'Open to anyone'
  if (access === 'account') return 'For the signed-in account itself'
  return `For ${access.join(', ')}`
}

/** Codecs are described by their output type, under their wire names. */
function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema: made }) => {
      const def = zodSchema._zod.def as unknown as { type: string; out?: z.ZodMiniType }
      if (def.type !== 'pipe' || !def.out) return
      for (const key of Object.keys(made)) delete made[key as keyof typeof made]
      Object.assign(made, onTheWireSchema(zodSchema, def.out))
    },
  }) as JsonSchema
  return described
}

function onTheWireSchema(codec: object, ours: z.ZodMiniType): JsonSchema {
  // We store cents, but the wire format has dollars.
  if (codec === dollarsOnTheWire) return { type: 'number', minimum: 0, multipleOf: 0.01 }
  return renamed(jsonSchema(ours), wireNames(codec))
}

function renamed(schema: JsonSchema, names: ReturnType<typeof wireNames>): JsonSchema {
  if (!names || !schema.properties) return schema
  const spell = (our: string) => [names[our] ?? our].flat()
  const properties = Object.entries(schema.properties).flatMap(([our, value]) =>
    spell(our).map((name) => [name, value]),
  )
  return { ...schema, properties: Object.fromEntries(properties), required: schema.required?.flatMap(spell) }
}

function envelopeSchema(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties: {
      responseMessage: {
        type: 'object',
        properties: { isSuccessStatusCode: { type: 'boolean' }, reasonPhrase: { type: 'string' } },
        required: ['isSuccessStatusCode', 'reasonPhrase'],
      },
      data,
    },
    required: ['responseMessage'],
  }
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } }
}
