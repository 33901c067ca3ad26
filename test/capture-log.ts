import type { TestApi } from './api.ts'

/** Collects the log lines from now on. The stream is a private property of the logger. */
export function captureLog({ app }: TestApi) {
  const lines: string[] = []
  const logger = app.log as unknown as Record<symbol, { write(line: string): void }>
  const stream = Object.getOwnPropertySymbols(logger).find(({ description }) => description === 'pino.stream')
  if (!stream) throw new Error('The logger has no stream to listen to.')
  logger[stream] = { write: (line) => lines.push(line) }
  return lines
}
