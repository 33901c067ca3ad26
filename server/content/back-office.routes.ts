import { searchAuditLog } from '#contract/content/audit.endpoints.ts'
import { deleteBank, listBanks, orderBanks, saveBank } from '#contract/content/banks.endpoints.ts'
import { getAdminHome, saveStaticContent } from '#contract/content/content.endpoints.ts'
import { getDashboardFigures } from '#contract/content/dashboard.endpoints.ts'
import { declareExport } from '#contract/content/exports.endpoints.ts'
import { getMailDelivery, searchUndeliveredMails, sendMailAgain } from '#contract/content/mails.endpoints.ts'
import { say } from '#contract/content/records.messages.ts'
import { restoreRecord, searchTrash } from '#contract/content/trash.endpoints.ts'
import type { MailDeliveryService } from '#server/mail/mail-delivery.ts'
import type { UndeliveredMailsService } from '#server/mail/undelivered-mails.service.ts'
import { actorIn } from '#server/plugins/access.ts'
import { type Serve, said } from '#server/plugins/serve.ts'
import type { AdminHomeService } from './admin-home.service.ts'
import type { AuditLogService } from './audit-log.service.ts'
import type { BanksService } from './banks.service.ts'
import type { ContentService } from './content.service.ts'
import type { DashboardService } from './dashboard.service.ts'
import type { ExportsService } from './exports.service.ts'
import type { TrashService } from './trash.service.ts'

interface Services {
  adminHome: AdminHomeService
  dashboard: DashboardService
  banks: BanksService
  content: ContentService
  auditLog: AuditLogService
  exports: ExportsService
  trash: TrashService
  undeliveredMails: UndeliveredMailsService
  mailDelivery: MailDeliveryService
}

/** What staff see and do that belongs to no single capability. */
export function backOfficeRoutes(serve: Serve, services: Services) {
  const { adminHome, dashboard, banks, content, auditLog, exports, trash, undeliveredMails, mailDelivery } = services
  serve(getAdminHome, () => adminHome.open())
  serve(getDashboardFigures, () => dashboard.figures())
  serve(saveStaticContent, async ({ body, request }) =>
    said(say.saved, await content.saveTexts(body, actorIn(request))),
  )
  serve(listBanks, () => banks.list())
  serve(saveBank, async ({ body, request }) => said(say.saved, await banks.save(body, actorIn(request))))
  serve(deleteBank, async ({ body, request }) => {
    await banks.delete(body.id, actorIn(request))
    return said(say.deleted, null)
  })
  serve(orderBanks, async ({ body, request }) => {
    await banks.order(body, actorIn(request))
    return said(say.saved, null)
  })
  serve(searchAuditLog, ({ body }) => auditLog.search(body))
  serve(declareExport, async ({ body, request }) => {
    await exports.declare(body, actorIn(request))
    return null
  })
  serve(searchTrash, ({ body }) => trash.search(body))
  serve(restoreRecord, async ({ body, request }) => {
    await trash.restore(body, actorIn(request))
    return said(say.restored, null)
  })
  serve(searchUndeliveredMails, ({ body }) => undeliveredMails.search(body))
  serve(getMailDelivery, () => mailDelivery.status())
  serve(sendMailAgain, async ({ body, request }) => {
    await undeliveredMails.sendAgain(body.id, actorIn(request))
    return said(await mailDelivery.sentence({ sent: say.mailQueued, delayed: say.mailQueuedDelayed }), null)
  })
}
