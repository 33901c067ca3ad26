/**
 * Throws unless the file strictly follows RFC 5545: CRLF line ends, lines of at most 75 bytes, balanced components, and
 * no required property missing or repeated.
 */
export function readCalendar(file: string | null | undefined) {
  if (!file) throw new Error('There is no calendar file.')
  if (!file.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(file)) throw new Error('Lines must end with CRLF.')
  const raw = file.slice(0, -2).split('\r\n')
  const long = raw.find((line) => Buffer.byteLength(line) > 75)
  if (long !== undefined) throw new Error(`This line is too long: ${long}`)
  const lines = raw.join('\r\n').replaceAll('\r\n ', '').split('\r\n')

  const open: string[] = []
  const components = new Map<string, Record<string, string>>()
  for (const line of lines) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(line) ?? []
    if (name === '') throw new Error(`This is no content line: ${line}`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format forbids them.
    if (/[\u0000-\u0008\u000A-\u001F]/.test(value)) throw new Error(`A control character is in ${name}.`)
    if (name === 'BEGIN') {
      open.push(value)
      if (components.has(value)) throw new Error(`${value} is there twice.`)
      components.set(value, {})
    } else if (name === 'END') {
      if (open.pop() !== value) throw new Error(`${value} ends in the wrong place.`)
    } else {
      const component = components.get(open.at(-1) ?? '')
      if (!component) throw new Error(`${name} is in no component.`)
      if (name + parameters in component) throw new Error(`${name} is there twice.`)
      component[name + parameters] = TEXTS.has(name) ? unescaped(value) : value
    }
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} does not end.`)

  const calendar = components.get('VCALENDAR') ?? {}
  const zone = components.get('STANDARD') ?? {}
  const event = components.get('VEVENT') ?? {}
  require(calendar, { VERSION: /^2\.0$/, PRODID: /./, METHOD: /^(PUBLISH|REQUEST|CANCEL)$/ })
  require(components.get('VTIMEZONE') ?? {}, { TZID: /^Asia\/Kolkata$/ })
  require(zone, { DTSTART: /^\d{8}T\d{6}$/, TZOFFSETFROM: /^\+0530$/, TZOFFSETTO: /^\+0530$/ })
  require(event, { UID: /@/, DTSTAMP: /^\d{8}T\d{6}Z$/, SEQUENCE: /^\d+$/, STATUS: /^(CONFIRMED|CANCELLED)$/ })
  const people = Object.keys(event).filter((name) => /^(ORGANIZER|ATTENDEE)\b/.test(name))
  const needed = calendar.METHOD === 'PUBLISH' ? 1 : 2
  if (people.length !== needed) throw new Error(`${people.length} people instead of ${needed}.`)
  return { method: calendar.METHOD, event }
}

const TEXTS = new Set(['SUMMARY', 'LOCATION', 'DESCRIPTION'])

function unescaped(text: string) {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/.test(text)) throw new Error(`This text is not escaped: ${text}`)
  return text.replaceAll(/\\(.)/g, (_, character: string) => (/n/i.test(character) ? '\n' : character))
}

function require(component: Record<string, string>, rules: Record<string, RegExp>) {
  for (const [name, rule] of Object.entries(rules)) {
    if (!rule.test(component[name] ?? '')) throw new Error(`${name} is ${component[name]}.`)
  }
}
