import { TEMPORARY_PASSWORD_LIFE_DAYS } from '#contract/identity/identity.constants.ts'
import { loadConfig } from '#server/config.ts'
import { openData } from '#server/data.ts'
import { StartError } from '#server/errors.ts'
import { createMailer } from '#server/gateways/mail.ts'
import { createAccountsRepository } from '#server/identity/accounts.repository.ts'
import { createAdminsService } from '#server/identity/admins.service.ts'
import { createPasswordTriesService } from '#server/identity/password-tries.service.ts'
import { registerMailJobs } from '#server/mail/mail-queue.ts'
import { createLockoutsRepository } from '#server/rate-limits/lockouts.repository.ts'
import { createLockoutsService } from '#server/rate-limits/lockouts.service.ts'
import { createRateLimitsRepository } from '#server/rate-limits/rate-limits.repository.ts'
import { createRateLimitsService } from '#server/rate-limits/rate-limits.service.ts'
import { runCommand } from '#server/run-command.ts'

// npm run admin -- EMAIL: makes an admin, or lets a known one in again, and prints a temporary password once.
await runCommand(main)

async function main([email, ...rest]: string[]) {
  if (!email || rest.length > 0) throw new StartError('Name one e-mail address: npm run admin -- EMAIL')

  const config = loadConfig(process.env)
  const data = await openData(config)
  try {
    const { db } = data.database
    const accounts = createAccountsRepository(db)
    const lockouts = createLockoutsService({ lockouts: createLockoutsRepository(db), isOn: true })
    const rateLimits = createRateLimitsService({ rateLimits: createRateLimitsRepository(db), isOn: true })
    const tries = createPasswordTriesService({ write: data.write, lockouts, rateLimits })
    const site = { publicUrl: config.http.publicUrl }
    const admins = createAdminsService({ write: data.write, accounts, tries, site })
    // The notice about the new password is queued with it.
    registerMailJobs(data, createMailer(config.mail))
    await data.jobs.start()

    const { isNew, temporaryPassword } = await admins.createOrReset(email.trim())
    console.log(
      `${isNew ? 'A new admin' : 'The admin'} ${email.trim()} can sign in at ${config.http.publicUrl}/admin/login`,
    )
    console.log(`  Temporary password  ${temporaryPassword}`)
    console.log(
      `  It is shown only now and works for ${TEMPORARY_PASSWORD_LIFE_DAYS} days; another must be chosen at the first sign-in.`,
    )
  } finally {
    await data.close()
  }
}
