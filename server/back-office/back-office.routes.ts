import { searchAuditLog } from '#contract/back-office/audit.endpoints.ts'
import { getAdminHome, getDashboardFigures } from '#contract/back-office/dashboard.endpoints.ts'
import { declareExport } from '#contract/back-office/exports.endpoints.ts'
import { getMailDelivery, searchUndeliveredMails, sendMailAgain } from '#contract/back-office/mails.endpoints.ts'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { restoreRecord, searchTrash } from '#contract/back-office/trash.endpoints.ts'
import type { MailDeliveryService } from '#server/mail/mail-delivery.ts'
import type { UndeliveredMailsService } from '#server/mail/undelivered-mails.service.ts'
import { actorIn, callerOf } from '#server/plugins/access.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { AuditLogService, ExportsService } from './audit-log.service.ts'
import type { AdminHomeService, DashboardService } from './dashboard.service.ts'
import type { TrashService } from './trash.service.ts'

interface Services {
  adminHome: AdminHomeService
  dashboard: DashboardService
  auditLog: AuditLogService
  exports: ExportsService
  trash: TrashService
  undeliveredMails: UndeliveredMailsService
  mailDelivery: MailDeliveryService
}

export function backOfficeRoutes(serve: Serve, services: Services) {
  const { adminHome, dashboard, auditLog, exports, trash, undeliveredMails, mailDelivery } = services
  serve(getAdminHome, () => adminHome.open())
  serve(getDashboardFigures, ({ request }) => dashboard.figures(callerOf(request)))
  serve(searchAuditLog, ({ body, request }) => auditLog.search(body, callerOf(request).role))
  serve(declareExport, async ({ body, request }) => {
    await exports.declare(body, actorIn(request))
    return null
  })
  serve(searchTrash, ({ body, request }) => trash.search(body, callerOf(request).role))
  serve(restoreRecord, async ({ body, request }) => {
    const { isHidden } = await trash.restore(body, actorIn(request))
    return reply(isHidden ? recordsMessages.restoredHidden : recordsMessages.restored, null)
  })
  serve(searchUndeliveredMails, ({ body }) => undeliveredMails.search(body))
  serve(getMailDelivery, () => mailDelivery.status())
  serve(sendMailAgain, async ({ body, request }) => {
    await undeliveredMails.sendAgain(body.id, actorIn(request))
    return reply(
      await mailDelivery.sentence({ sent: recordsMessages.mailQueued, delayed: recordsMessages.mailQueuedDelayed }),
      null,
    )
  })
}
