import { loadConfig } from '#server/config.ts'
import { runCommand } from '#server/run-command.ts'
import { manageStaff } from './manage-staff.ts'

await runCommand((args) => manageStaff(args, { config: loadConfig(process.env), print: console.log }))
