import { enveloped } from '#contract/wire/answer.ts'
import { endpoint } from '#contract/wire/endpoint.ts'
import { onTheWire } from '#contract/wire/on-the-wire.ts'
import { pageOf, pageRequest } from '#contract/wire/paged-list.ts'
import { AUDIT_COLUMNS, AuditFilters, AuditLine } from './audit.schema.ts'

/**
 * Not in the specification. Staff see who changed what. `search` matches the person, the action, the record and its
 * project, by name and by number. Uploads are listed only when `entity` or `action` selects them, because the change
 * that uses a file names it.
 */
export const searchAuditLog = endpoint({
  method: 'POST',
  path: '/Global/SearchAuditLog',
  access: ['Admin'],
  changesData: false,
  body: pageRequest({
    columns: AUDIT_COLUMNS,
    filters: onTheWire(AuditFilters, {
      id: 'id',
      actor: 'actor',
      action: 'action',
      entity: 'entity',
      entityId: 'entityId',
      projectId: 'projectId',
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
        subject: 'subject',
        projectId: 'projectId',
        projectName: 'projectName',
        before: 'before',
        after: 'after',
      }),
    ),
  ),
})
