import { labelMessages } from '#contract/content/label.messages.ts'
import type { ImportRow } from '#contract/imports/import-preview.schema.ts'
import { ImportedSubscriber } from '#contract/newsletter/subscriber-imports.endpoints.ts'
import { subscribersMessages as messages } from '#contract/newsletter/subscribers.messages.ts'
import { siteDay, writtenDate } from '#contract/wire/site-time.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { checkLine, labelsOf } from '#server/imports/check-line.ts'
import { previewOf, requireNoWrongLine } from '#server/imports/import-preview.ts'
import { type CsvColumns, readCsv } from '#server/imports/read-csv.ts'
import { createSubscribersRepository, type SubscribersRepository } from './subscribers.repository.ts'

interface Deps {
  db: Db
  write: Write
  now?: () => Date
}

const COLUMNS: CsvColumns<'email' | 'agreedOn' | 'proof' | 'isSubscribed'> = {
  names: {
    email: [labelMessages.email, 'E-mail', 'Email address', 'E-mail address'],
    agreedOn: [messages.label.agreedOn, 'Consent date'],
    proof: [messages.label.proof, 'Proof of consent'],
    isSubscribed: [messages.label.isSubscribed],
  },
  required: ['email', 'agreedOn', 'proof'],
  ignored: [labelMessages.name, messages.label.state, messages.label.topics],
}

const LABELS = labelsOf(COLUMNS.names)

/** Imports subscribers, each with proof of their consent. They get no email. */
export function createSubscriberImportsService({ db, write, now = () => new Date() }: Deps) {
  return {
    preview: async (csv: string) => (await compare(createSubscribersRepository(db), csv)).preview,

    import: (csv: string, actor: Actor) =>
      write(async (change) => {
        const subscribers = createSubscribersRepository(change.db)
        const { preview, added } = await compare(subscribers, csv)
        requireNoWrongLine(preview)
        const { counts } = preview
        if (added.length === 0) return counts
        await subscribers.createAll(added, now())
        change.audit({
          actor,
          action: 'import',
          entity: 'subscriber',
          entityId: null,
          subject: messages.importCount(added.length),
          after: { new: counts.new },
        })
        return counts
      }),
  }
}

export type SubscriberImportsService = ReturnType<typeof createSubscriberImportsService>

async function compare(subscribers: SubscribersRepository, csv: string) {
  const lines = readCsv(csv, COLUMNS)
  const known = await subscribers.findAmong(lines.map(({ values }) => values.email))
  const isSubscribedAt = new Map(known.map(({ address, isSubscribed }) => [address, isSubscribed]))
  const lineOf = new Map<string, number>()
  const added: { email: string; agreedOn: string; proof: string }[] = []

  const rows = lines.map((line): ImportRow => {
    const { value, problems } = checkLine(ImportedSubscriber, line.values, LABELS)
    const row = { line: line.line, key: line.values.email, text: null }
    if (line.problem !== null || value === null) {
      return { ...row, state: 'wrong', message: line.problem ?? problems.join(' ') }
    }
    const address = value.email.toLowerCase()
    const earlier = lineOf.get(address)
    if (earlier !== undefined) return { ...row, state: 'wrong', message: messages.repeated(earlier) }
    lineOf.set(address, line.line)
    const isSubscribed = isSubscribedAt.get(address)
    const { email, proof, agreedOn } = value
    if (isSubscribed === undefined) added.push({ email, proof, agreedOn: siteDay(agreedOn) })
    return {
      ...row,
      state: isSubscribed === undefined ? 'new' : 'same',
      text: messages.agreed(writtenDate(agreedOn), proof),
      message: isSubscribed === false ? messages.staysUnsubscribed : null,
    }
  })
  return { preview: previewOf(rows), added }
}
