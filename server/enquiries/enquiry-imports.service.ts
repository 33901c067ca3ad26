import type * as z from 'zod/mini'
import { catalogMessages } from '#contract/catalog/catalog.messages.ts'
import { labelMessages } from '#contract/content/label.messages.ts'
import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import { ImportedEnquiry } from '#contract/enquiries/enquiry-imports.endpoints.ts'
import { enquiryImportsMessages as messages } from '#contract/enquiries/enquiry-imports.messages.ts'
import type { ImportRow } from '#contract/imports/import-preview.schema.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import type { ProjectsService } from '#server/catalog/projects.service.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Write } from '#server/db/write.ts'
import { checkLine, labelsOf } from '#server/imports/check-line.ts'
import { previewOf, requireNoWrongLine } from '#server/imports/import-preview.ts'
import { type CsvColumns, readCsv } from '#server/imports/read-csv.ts'
import { attachImported } from '#server/leads/attach-imported.ts'
import { createEnquiriesRepository, type EnquiriesRepository, type EnquiryIdentity } from './enquiries.repository.ts'

interface Deps {
  db: Db
  write: Write
  projects: Pick<ProjectsService, 'listNames'>
}

type Imported = z.output<typeof ImportedEnquiry>

const { label } = enquiriesMessages

/** The accepted names of each column, including those of the list and of its export. */
const COLUMNS: CsvColumns<keyof Imported> = {
  names: {
    name: [labelMessages.name],
    email: [labelMessages.email, 'E-mail', 'Email address'],
    countryCode: [label.countryCode, 'Dial code'],
    mobileNumber: [labelMessages.mobileNumber, label.mobileNumber, 'Mobile', 'Phone'],
    interest: [label.interest],
    message: [label.message],
    projectName: [catalogMessages.label.project],
    isAuthorized: [label.isAuthorized],
    createdAt: [labelMessages.date, enquiriesMessages.received, 'Date received'],
  },
  required: ['name', 'email', 'mobileNumber', 'interest', 'message', 'createdAt'],
}

const LABELS = labelsOf(COLUMNS.names)

/** Imports enquiries received elsewhere, with their original times. Neither visitors nor the office get an email. */
export function createEnquiryImportsService({ db, write, projects }: Deps) {
  return {
    preview: async (csv: string) => (await compare(createEnquiriesRepository(db), csv)).preview,

    async import(csv: string, actor: Actor) {
      const names = await projects.listNames()
      const spelling = new Map(names.map(({ name }) => [name.toLowerCase(), name]))
      return write(async (change) => {
        const enquiries = createEnquiriesRepository(change.db)
        await enquiries.lockImports()
        const { preview, added } = await compare(enquiries, csv)
        requireNoWrongLine(preview)
        const { counts } = preview
        if (added.length === 0) return counts
        const stored = await enquiries.createAll(
          added.map(({ projectName, ...enquiry }) => ({
            ...enquiry,
            // A project that is not found keeps the name in the file.
            projectName: spelling.get(projectName?.toLowerCase() ?? '') ?? projectName,
            isImported: true,
          })),
        )
        await attachImported(change.db, stored)
        change.audit({
          actor,
          action: 'import',
          entity: 'enquiry',
          entityId: null,
          subject: messages.importCount(added.length),
          after: { new: counts.new },
        })
        return counts
      })
    },
  }
}

export type EnquiryImportsService = ReturnType<typeof createEnquiryImportsService>

async function compare(enquiries: EnquiriesRepository, csv: string) {
  const lines = readCsv(csv, COLUMNS).map((line) => ({ ...line, ...checkLine(ImportedEnquiry, line.values, LABELS) }))
  const valid = lines.flatMap(({ value }) => value ?? [])
  const stored = await enquiries.findStored(valid.map(identityOf))
  const known = new Set(valid.filter((_, nth) => stored.has(nth)).map(keyOf))
  const added: Imported[] = []

  const rows = lines.map(({ line, values, value, problem, problems }): ImportRow => {
    const key = values.email || values.name
    if (problem !== null || value === null) {
      return { line, state: 'wrong', key, text: null, message: problem ?? problems.join(' ') }
    }
    const text = messages.received(value.name, writtenDate(value.createdAt))
    // `known` also includes the earlier lines of the file.
    if (known.has(keyOf(value))) return { line, state: 'same', key, text, message: null }
    known.add(keyOf(value))
    added.push(value)
    return { line, state: 'new', key, text, message: null }
  })
  return { preview: previewOf(rows), added }
}

/** Exports contain only minutes, so seconds are not compared. */
function identityOf({ email, mobileNumber, message, createdAt }: Imported): EnquiryIdentity {
  const minute = new Date(Math.floor(createdAt.getTime() / 60_000) * 60_000)
  return {
    email: email.toLowerCase(),
    mobileDigits: mobileNumber.replaceAll(/\D/g, ''),
    message,
    minute: minute.toISOString(),
  }
}

function keyOf(enquiry: Imported) {
  return JSON.stringify(identityOf(enquiry))
}
