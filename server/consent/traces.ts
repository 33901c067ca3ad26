/** Finds a contact in stored text. The regular expression does not match within a longer address or number. */
export interface Trace {
  /** In lower case. The database looks for this part first: a regular expression takes twenty times as long. */
  part: string
  /** A regular expression for PostgreSQL and JavaScript, to use on text in lower case. */
  pattern: string
}

/** What can precede an address; in JSON, this can be the letter of an escaped line break. */
const BEFORE_ADDRESS = String.raw`(^|\\[nrt]|[^a-z0-9._%+-])`
/** What can follow an address: a dot only at the end of a sentence. */
const AFTER_ADDRESS = String.raw`($|[^a-z0-9.-]|\.($|[^a-z0-9]))`

export function traceOfEmail(email: string): Trace {
  const part = email.toLowerCase()
  return { part, pattern: BEFORE_ADDRESS + quoted(part) + AFTER_ADDRESS }
}

/** The number as it was entered, which may lack the dial code that the phone number in E.164 format has. */
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
