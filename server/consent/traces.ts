/** A pattern that finds a contact, or the link to a lead, in stored text, but not within a longer one. */
export interface Trace {
  /** In lower case. The database looks for this part first, because a regular expression is much slower. */
  part: string
  /** A regular expression for PostgreSQL and JavaScript, to use on text in lower case. */
  pattern: string
}

/** What can precede an email address. In JSON, this can be the letter of an escaped line break. */
const BEFORE_ADDRESS = String.raw`(^|\\[nrt]|[^a-z0-9._%+-])`
/** What can follow an email address: a dot only at the end of a sentence. */
const AFTER_ADDRESS = String.raw`($|[^a-z0-9.-]|\.($|[^a-z0-9]))`

export function traceOfEmail(email: string): Trace {
  const part = email.toLowerCase()
  return { part, pattern: BEFORE_ADDRESS + quoted(part) + AFTER_ADDRESS }
}

/** `entered` may lack the dial code that `phone`, in E.164 format, has. */
export function traceOfNumber(entered: string, phone: string): Trace {
  const part = entered.toLowerCase()
  const national = entered.replaceAll(/\D/g, '').replace(/^0+/, '')
  const dialCode = phone.slice(1, -national.length)
  const withoutCode = String.raw`(?<!\+[0-9]{1,3}[ -]?)0?`
  const pattern = String.raw`(^|[^0-9])(\+?${dialCode}[ -]?|${withoutCode})${quoted(part)}($|[^0-9])`
  return { part, pattern }
}

export function traceOfLead(id: number): Trace {
  const part = `/admin/leads/${id}`
  return { part, pattern: `${part}($|[^0-9])` }
}

function quoted(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
