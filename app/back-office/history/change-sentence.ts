import type { AuditLine } from '#contract/back-office/audit.endpoints.ts'
import { differencesIn } from './change-differences.ts'
import { actionInWords, kindInWords } from './change-labels.ts'

/** Entity id of an entry about the order of all records of a kind. */
export const WHOLE_LIST = '0'

/** More field names would make the sentence too long to scan. */
const MOST_NAMED_FIELDS = 3

export interface ChangeSentence {
  /** For example 'Lotus Court', 'Lotus Court, plan Typical floor' or 'Testimonial Asha'. */
  subject: string
  change: string
}

export function sentenceOf(line: AuditLine): ChangeSentence {
  return { subject: subjectOf(line), change: changeOf(line) }
}

function subjectOf({ entity, entityId, subject, projectId, projectName }: AuditLine) {
  const kind = kindInWords(entity)
  if (entityId === WHOLE_LIST) return `${kind}s`
  if (entity === 'project') return projectName ?? subject ?? `${kind} ${entityId}`
  const name = subject ?? entityId
  // The log names a lead 'Lead 7', because it does not store the name of the person.
  const own = name === null ? kind : name.startsWith(`${kind} `) ? name : `${kind} ${name}`
  if (projectId === null) return own
  return `${projectName ?? `Project ${projectId}`}, ${own.charAt(0).toLowerCase()}${own.slice(1)}`
}

function changeOf(line: AuditLine) {
  if (line.action === 'create') return 'added'
  if (line.action === 'delete') return 'removed'
  if (line.entityId === WHOLE_LIST) return 'put in order'
  if (line.action !== 'update') return lowerFirst(actionInWords(line.action))
  const fields = [...new Set(differencesIn(line).map(({ field, part }) => part ?? lowerFirst(field)))]
  return fields.length === 0 ? 'saved without a change' : `${listed(fields)} changed`
}

function listed(fields: string[]) {
  const named = fields.slice(0, MOST_NAMED_FIELDS)
  const more = fields.length - named.length
  const parts = more > 0 ? [...named, `${more} more`] : named
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
