import { type ExecFileException, execFile } from 'node:child_process'
import { join } from 'node:path'
import { appRoot } from '#server/app-root.ts'
import { inherited } from './child-server.ts'
import { NODE_FLAGS } from './node-flags.ts'

interface Ended {
  code: ExecFileException['code'] | 0
  output: string
}

/** Runs a server command, such as that of `npm run backup`, in its own process until it ends. */
export function runCommand(name: 'admin' | 'backup' | 'restore', env: NodeJS.ProcessEnv, ...words: string[]) {
  const program = [...NODE_FLAGS, join('server', 'commands', `${name}.ts`), ...words]
  return new Promise<Ended>((resolve) => {
    execFile(process.execPath, program, { cwd: appRoot, env: { ...inherited, ...env } }, (error, out, err) =>
      resolve({ code: error ? error.code : 0, output: out + err }),
    )
  })
}
