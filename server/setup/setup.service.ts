import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { Setup } from '#contract/setup/setup.schema.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { AppError } from '#server/errors.ts'
import type { Mailer } from '#server/gateways/mail.ts'
import { testMail } from '#server/mail/account.mails.ts'
import type { Backups } from './backups.ts'
import { createOpeningRequestsRepository } from './opening-requests.repository.ts'
import { createSetupRepository, type SetupFacts } from './setup.repository.ts'
import {
  backupStep,
  companyStep,
  domainStep,
  homeStep,
  isLocal,
  legalStep,
  lookStep,
  mailStep,
  peopleStep,
  projectStep,
} from './setup-steps.ts'
import type { SiteStateService } from './site-state.service.ts'

const CHECK_MS = 10_000

interface Deps {
  db: Db
  write: Write
  siteState: SiteStateService
  mailer: Pick<Mailer, 'send'>
  backups: Backups
  /** The host of the mail server. Null if emails are written as files. */
  mailServer: string | null
  publicUrl: string
}

export function createSetupService({ db, write, siteState, mailer, backups, mailServer, publicUrl }: Deps) {
  const facts = createSetupRepository(db)
  const { host, hostname } = new URL(publicUrl)

  return {
    async read(): Promise<Setup> {
      const found = await facts.findFacts(host)
      const state = await siteState.find()
      return {
        openedAt: state?.openedAt?.toISOString() ?? null,
        steps: [
          companyStep(found),
          lookStep(found),
          homeStep(found),
          projectStep(found),
          peopleStep(found),
          mailStep(mailServer, await facts.findMailTest()),
          domainStep(publicUrl),
          legalStep(found),
          backupStep(await backups.state()),
        ],
        hasDemo: found.hasDemo,
        waitingCount: await createOpeningRequestsRepository(db).count(),
      }
    },

    async open(actor: Actor) {
      const missing = missingIn(await facts.findFacts(host))
      if (missing.length > 0) throw new AppError('conflict', setupMessages.openFirst(missing))
      await siteState.open(actor)
    },

    /** Sends immediately instead of through the queue, so that the result is that of the mail server. */
    async sendTestMail(actor: Actor) {
      const to = actor.email
      const { company, look } = await facts.findCompany()
      const mail = testMail(to, { publicUrl })(company, look)
      if (!mail) throw new Error('The test mail has no recipient.')
      const failure = await mailer.send(mail).then(
        () => null,
        (error: Error) => oneLine(error.message),
      )
      await write(async ({ audit }) => {
        audit({
          actor,
          action: 'send-test',
          entity: 'mail',
          entityId: null,
          after: { to, server: mailServer, failure },
        })
      })
      if (failure !== null) throw new AppError('conflict', setupMessages.testMailFailed(failure))
      return mailServer === null ? setupMessages.testMailStored(to) : setupMessages.testMailSent(to)
    },

    async checkDomain() {
      if (isLocal(hostname)) throw new AppError('conflict', setupMessages.domainLocal(publicUrl))
      if (!(await isHealthy(publicUrl))) throw new AppError('conflict', setupMessages.domainFailed(publicUrl))
      return setupMessages.domainAnswers(publicUrl)
    },

    startBackup(actor: Actor) {
      backups.start((file) =>
        write(async ({ audit }) => {
          audit({ actor, action: 'make-backup', entity: 'backup', entityId: null, after: { file } })
        }),
      )
    },
  }
}

/** Compares the text too: the page of a parked domain has status 200 for every path. */
async function isHealthy(publicUrl: string) {
  try {
    const response = await fetch(new URL('/healthz', publicUrl), { signal: AbortSignal.timeout(CHECK_MS) })
    return (await response.text()) === 'ok' && response.ok
  } catch {
    return false
  }
}

function missingIn(facts: SetupFacts) {
  return [companyStep(facts), projectStep(facts), legalStep(facts)].flatMap(({ waitsFor }) => waitsFor ?? [])
}

/** The response of a mail server can have several lines. */
function oneLine(reason: string) {
  return reason.replaceAll(/\s+/g, ' ').trim().slice(0, 200)
}
