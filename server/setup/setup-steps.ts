import type { Company } from '#contract/company/company.schema.ts'
import { PALETTES } from '#contract/company/look.constants.ts'
import { setupMessages } from '#contract/setup/setup.messages.ts'
import type { SetupStep } from '#contract/setup/setup.schema.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import type { BackupState } from './backups.ts'
import type { MailTest, SetupFacts } from './setup.repository.ts'
import { demoStep, doneStep, failedStep, optionalStep, requiredStep, runningStep } from './setup-step.ts'

export function lookStep({ look }: Pick<SetupFacts, 'look'>): SetupStep {
  const messages = setupMessages.look
  if (!look) return optionalStep('look', messages.standard)
  if (look.ground !== null) return doneStep('look', messages.ownColours)
  return doneStep('look', messages.chosen(PALETTES.find(({ id }) => id === look.palette)?.name ?? look.palette))
}

export function homeStep({ home }: Pick<SetupFacts, 'home'>): SetupStep {
  const messages = setupMessages.home
  if (home === 'demo') return demoStep('home', messages.demo)
  return home === 'own' ? doneStep('home', messages.saved) : optionalStep('home', messages.standard)
}

export function companyStep({ company, hasDemo }: Pick<SetupFacts, 'company' | 'hasDemo'>): SetupStep {
  const messages = setupMessages.company
  const legalName = company?.legalName ?? null
  if (!company || legalName === null)
    return hasDemo ? demoStep('company', messages.demo) : requiredStep('company', messages.missing, messages.waitsFor)
  const { phones, offices, email, gstin } = company
  const parts = { Phone: phones.length > 0, Office: offices.length > 0, 'E-mail': email !== null }
  const missing = Object.entries({ ...parts, GSTIN: gstin !== null }).flatMap(([name, isThere]) =>
    isThere ? [] : [name],
  )
  const message = messages.has([legalName, ...countsOf({ phones, offices })], missing)
  const have = 1 + Object.values(parts).filter(Boolean).length
  if (have === 4) return doneStep('company', message)
  return { ...optionalStep('company', message, have * 25), note: setupMessages.note.parts(have, 4) }
}

function countsOf({ phones, offices }: Pick<Company, 'phones' | 'offices'>) {
  return [
    ...(phones.length > 0 ? [setupMessages.company.phones(phones.length)] : []),
    ...(offices.length > 0 ? [setupMessages.company.offices(offices.length)] : []),
  ]
}

export function projectStep({
  projects: { shown, first },
  hasDemo,
}: Pick<SetupFacts, 'projects' | 'hasDemo'>): SetupStep {
  const messages = setupMessages.project
  if (first === null && hasDemo) return demoStep('project', messages.demo)
  if (first === null) return requiredStep('project', messages.missing, messages.waitsFor)
  return shown === 0
    ? requiredStep('project', messages.hidden(first), messages.waitsFor, 50)
    : doneStep('project', messages.shown(shown, first))
}

export function peopleStep({ staff, hasDemo }: Pick<SetupFacts, 'staff' | 'hasDemo'>): SetupStep {
  const note = setupMessages.note.accounts(staff)
  return staff < 2
    ? { ...optionalStep('people', hasDemo ? setupMessages.people.demo : setupMessages.people.alone, 30), note }
    : { ...doneStep('people', setupMessages.people.several(staff)), note }
}

/** A test email sent through a mail server other than the configured one does not count. */
export function mailStep(server: string | null, test: MailTest | null): SetupStep {
  const messages = setupMessages.mail
  if (server === null) return optionalStep('mail', messages.folder)
  if (test?.server !== server) return optionalStep('mail', messages.untested(server), 50)
  if (test.failure !== null) return failedStep('mail', setupMessages.testMailFailed(test.failure))
  return doneStep('mail', messages.sent(server, test.to, writtenDate(test.at)))
}

export function domainStep(publicUrl: string): SetupStep {
  const messages = setupMessages.domain
  const { protocol, hostname, host } = new URL(publicUrl)
  if (isLocal(hostname)) return optionalStep('domain', messages.local)
  return protocol === 'https:'
    ? doneStep('domain', messages.secure(host))
    : optionalStep('domain', messages.insecure(host), 50)
}

export function isLocal(hostname: string) {
  return /^(localhost|127\.[\d.]+|\[::1?\]|0\.0\.0\.0)$/.test(hostname)
}

export function legalStep({ texts, hasDemo }: Pick<SetupFacts, 'texts' | 'hasDemo'>): SetupStep {
  const messages = setupMessages.legal
  const missing = Object.entries({ Terms: texts.termsAndConditions, Privacy: texts.privacy }).flatMap(([name, body]) =>
    body.trim() === '' ? [name] : [],
  )
  if (missing.length === 0) return doneStep('legal', messages.both)
  if (hasDemo) return demoStep('legal', messages.demo(missing))
  const [only = ''] = missing
  return missing.length === 2
    ? requiredStep('legal', messages.none, messages.waitsFor)
    : requiredStep('legal', messages.one(only), messages.waitsFor, 50)
}

export function backupStep({ isRunning, failure, newest }: BackupState): SetupStep {
  const messages = setupMessages.backup
  if (isRunning) return runningStep('backup', messages.running)
  if (failure !== null) return failedStep('backup', failure)
  return newest ? doneStep('backup', messages.newest(writtenDate(newest))) : optionalStep('backup', messages.none)
}
