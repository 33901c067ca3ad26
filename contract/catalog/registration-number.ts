import type { Authority } from './registrations.constants.ts'
import { registrationsMessages } from './registrations.messages.ts'

/** Usual number formats. They have changed over the years, so others are accepted too. */
const FORMATS: Partial<Record<Authority, { pattern: RegExp; sample: string }>> = {
  'UP-RERA': { pattern: /^UPRERAPRJ\d{3,6}(\/\d{2}\/\d{4})?$/i, sample: 'UPRERAPRJ601920' },
  'Delhi RERA': { pattern: /^DLRERA\d{4}P\d{4}$/i, sample: 'DLRERA2024P0012' },
  'HARERA Gurugram': {
    pattern: /^((RC\/REP\/HARERA\/)?GGM\/\d{1,4}\/\d{1,4}\/\d{4}\/\d{1,4}|\d{1,4} of \d{4})$/i,
    sample: 'GGM/412/144/2024/39',
  },
  'HARERA Panchkula': { pattern: /^HRERA-PKL-[A-Z]{2,4}-\d{1,4}-\d{4}$/i, sample: 'HRERA-PKL-PNP-412-2024' },
}

/** Returns a hint for staff if the number looks unusual, otherwise null. Refuses nothing. */
export function numberWarning(authority: Authority | null, number: string | null) {
  const format = authority && FORMATS[authority]
  if (!format || !number || format.pattern.test(number.trim())) return null
  return registrationsMessages.numberUnusual(authority, format.sample)
}
