import { nothing } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { ListExport } from './exports.schema.ts'

/** Not in the specification: a screen declares an export before it saves the file, so that the audit log has a line. */
export const declareExport = endpoint({
  method: 'POST',
  path: '/Global/DeclareExport',
  access: ['Admin'],
  body: onTheWire(ListExport, { list: 'list', rows: 'rows' }),
  answer: nothing(),
})
