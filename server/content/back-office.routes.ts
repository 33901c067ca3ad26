import { searchAuditLog } from '#contract/content/audit.endpoints.ts'
import { getAdminHome, saveStaticContent } from '#contract/content/content.endpoints.ts'
import { say } from '#contract/content/content.messages.ts'
import { restoreRecord, searchTrash } from '#contract/content/trash.endpoints.ts'
import { actorIn } from '#server/plugins/access.ts'
import { type Serve, said } from '#server/plugins/serve.ts'
import type { AdminHomeService } from './admin-home.service.ts'
import type { AuditLogService } from './audit-log.service.ts'
import type { ContentService } from './content.service.ts'
import type { TrashService } from './trash.service.ts'

interface Services {
  adminHome: AdminHomeService
  content: ContentService
  auditLog: AuditLogService
  trash: TrashService
}

/** What staff see and do that belongs to no single capability. */
export function backOfficeRoutes(serve: Serve, { adminHome, content, auditLog, trash }: Services) {
  serve(getAdminHome, () => adminHome.open())
  serve(saveStaticContent, async ({ body, request }) =>
    said(say.saved, await content.saveTexts(body, actorIn(request))),
  )
  serve(searchAuditLog, ({ body }) => auditLog.search(body))
  serve(searchTrash, ({ body }) => trash.search(body))
  serve(restoreRecord, async ({ body, request }) => {
    await trash.restore(body, actorIn(request))
    return said(say.restored, null)
  })
}
