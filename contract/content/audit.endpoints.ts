import { enveloped } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { AUDIT_COLUMNS, AuditFilters, AuditLine } from './audit.schema.ts'

/** Not in the specification: staff read here who changed what. Its `search` looks at the person, the action and the record. */
export const searchAuditLog = endpoint({
  method: 'POST',
  path: '/Global/SearchAuditLog',
  access: ['Admin'],
  changesData: false,
  body: pageRequest({
    columns: AUDIT_COLUMNS,
    filters: onTheWire(AuditFilters, {
      actor: 'actor',
      action: 'action',
      entity: 'entity',
      entityId: 'entityId',
      from: 'from',
      to: 'to',
    }),
  }),
  answer: enveloped(
    pageOf(
      onTheWire(AuditLine, {
        id: 'id',
        at: 'at',
        actorEmail: 'actorEmail',
        actorRole: 'actorRole',
        action: 'action',
        entity: 'entity',
        entityId: 'entityId',
        before: 'before',
        after: 'after',
      }),
    ),
  ),
})
