import { expect } from 'vitest'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { test } from '#test/api.ts'

test('every declared call is served', async ({ api }) => {
  const served = new Set(await servedCalls(api))

  expect(declaredCalls().filter((call) => !served.has(call))).toEqual([])
})

test('only declared calls are served, each once', async ({ api }) => {
  const served = await servedCalls(api)

  expect(declaredCalls()).toEqual(expect.arrayContaining(served))
  expect(new Set(served).size).toBe(served.length)
})

test('no two declared calls differ only in letter case or in a parameter name', () => {
  const calls = declaredCalls().map((call) => call.toLowerCase().replaceAll(/\{\w+\}/g, '{}'))

  expect(new Set(calls).size).toBe(calls.length)
  expect(calls.length).toBeGreaterThan(70)
})

test('every call in the API description is served at its described address', async ({ api }) => {
  for (const call of await servedCalls(api)) {
    const [method = '', path = ''] = call.split(' ')
    const response = await api.call(method as 'GET', path.replaceAll(/\{\w+\}/g, '1'))
    expect(response.json().responseMessage?.reasonPhrase, call).not.toBe('There is no such call.')
    expect(response.statusCode, call).toBeLessThan(500)
  }
})

function declaredCalls() {
  const modules = import.meta.glob<Record<string, unknown>>('../contract/**/*.endpoints.ts', { eager: true })
  const calls = Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .map(({ method, path }) => `${method} ${withoutSlash(path)}`)
  // A call can be declared once per payload type.
  return [...new Set(calls)].sort()
}

async function servedCalls(api: { get(path: string): Promise<{ json(): { paths: Record<string, object> } }> }) {
  const { paths } = (await api.get('/openapi.json')).json()
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .sort()
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

function withoutSlash(path: string) {
  return path.replace(/\/$/, '')
}
