import { fileURLToPath } from 'node:url'
import { ensureBuilt, rebuild } from './boot/build.mjs'
import { chooseNode } from './boot/choose-node.mjs'
import { ensureInstalled } from './boot/install.mjs'
import { root } from './boot/paths.mjs'
import { run } from './boot/run.mjs'
import { EMBEDDED_DATABASE, SERVER_ENV, SERVER_FLAGS } from './boot/server-process.mjs'

// Runs on the host's Node before anything is installed, so this file and boot/ import only Node's own modules.

const COMMANDS = {
  start: {
    does: 'build if anything changed, then serve',
    needs: 'run',
    async run(node, args) {
      await ensureBuilt(node)
      const env = { ...SERVER_ENV, ...process.env, NODE_ENV: process.env.NODE_ENV || 'production' }
      return run(node, [...SERVER_FLAGS, 'build/server/index.js', ...args], { env })
    },
  },
  dev: {
    does: 'serve from source, reloading on every change',
    needs: 'all',
    run: (node, args) => run(node, [EMBEDDED_DATABASE, '--conditions=development', 'server/dev.ts', ...args]),
  },
  build: { does: 'build for production', needs: 'run', run: (node) => rebuild(node, { isQuiet: false }) },
  test: {
    does: 'run every check, or only those named',
    needs: 'all',
    run: (node, args) => run(node, ['scripts/test.ts', ...args]),
  },
  bench: {
    does: 'measure everything, or only the groups named',
    needs: 'all',
    async run(node, args) {
      await ensureBuilt(node)
      return run(node, [EMBEDDED_DATABASE, 'bench/bench.ts', ...args])
    },
  },
  format: {
    does: 'format the code and apply safe fixes',
    needs: 'all',
    run: (node, args) => run(node, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...args]),
  },
  admin: { does: 'create or reset an admin', needs: 'run', run: serverCommand('admin') },
  backup: { does: 'save data and files in one archive', needs: 'run', run: serverCommand('backup') },
  restore: { does: 'restore a site from such an archive', needs: 'run', run: serverCommand('restore') },
  stress: {
    does: 'run a stress test on the built server',
    needs: 'all',
    async run(node, args) {
      await ensureBuilt(node)
      return run(node, ['stress/main.ts', ...args])
    },
  },
  screens: {
    does: 'take screenshots of every page into docs/screens/pages',
    needs: 'all',
    run: (node) => run(node, ['scripts/screens.ts']),
  },
  'db:generate': {
    does: 'write a migration for changed tables',
    needs: 'all',
    run: (node, args) => run(node, ['node_modules/drizzle-kit/bin.cjs', 'generate', ...args]),
  },
}

await main(process.argv.slice(2))

async function main([name, ...args]) {
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : null
  if (!command) return listCommands(name)

  process.chdir(fileURLToPath(root))
  try {
    await ensureInstalled(command.needs)
    await command.run(chooseNode(), args)
  } catch (error) {
    // An expected error explains itself; a stack trace would hide its message.
    console.error(error.isExpected ? error.message : error)
    process.exitCode = error.exitCode ?? 1
  }
}

function listCommands(name) {
  console.error(name ? `There is no command "${name}". These exist:` : 'Name a command:')
  for (const [known, { does }] of Object.entries(COMMANDS)) console.error(`  ${known.padEnd(12)} ${does}`)
  process.exitCode = 1
}

function serverCommand(name) {
  return (node, args) => run(node, [EMBEDDED_DATABASE, `server/commands/${name}.ts`, ...args])
}
