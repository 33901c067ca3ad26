import type { TestProject } from 'vitest/node'
import { embeddedTemplate } from './embedded-template.ts'
import { startPostgresServer } from './postgres-server.ts'
import { prepareDatabase } from './prepare-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated embedded database: its folder, and a dump of it. */
    embeddedTemplate: { folder: string; dump: string }
    /** The server of this run and the name of a migrated database on it; null when tests run on the embedded engine. */
    postgres: { serverUrl: string; template: string } | null
  }
}

/** Prepares the templates of the test databases. With TEST_ENGINE=postgres it starts one server for the whole run. */
export default async function setup(project: TestProject) {
  project.provide('embeddedTemplate', await embeddedTemplate())
  if (process.env.TEST_ENGINE !== 'postgres') {
    project.provide('postgres', null)
    return
  }
  const server = await startPostgresServer()
  const template = 'plinth_template'
  await server.createDatabase(template)
  await prepareDatabase({ kind: 'postgres', url: server.url(template) })
  project.provide('postgres', { serverUrl: server.url(''), template })
  return () => server.stop()
}
