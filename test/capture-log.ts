import type { TestApi } from './api.ts'

/** The lines the logger writes from now on. Its stream is a private part of it, found by its name. */
export function captureLog({ app }: TestApi) {
  const lines: string[] = []
  const logger = app.log as unknown as Record<symbol, { write(line: string): void }>
  const stream = Object.getOwnPropertySymbols(logger).find(({ description }) => description === 'pino.stream')
  if (!stream) throw new Error('The logger has no stream to listen to.')
  logger[stream] = { write: (line) => lines.push(line) }
  return lines
}
