import { tellMeWhenOpen } from '#contract/setup/opening-requests.endpoints.ts'
import {
  checkDomain,
  getSetup,
  makeBackupNow,
  openSite,
  previewDemoRemoval,
  removeDemo,
  sendTestMail,
  startPreview,
} from '#contract/setup/setup.endpoints.ts'
import { openingSoonMessages, setupMessages } from '#contract/setup/setup.messages.ts'
import { actorIn } from '#server/plugins/access.ts'
import type { ClosedSite } from '#server/plugins/closed-site.ts'
import { reply, type Serve } from '#server/plugins/serve.ts'
import type { OpeningRequestsService } from './opening-requests.service.ts'
import type { SetupServices } from './setup.services.ts'

interface Services extends SetupServices {
  closedSite: ClosedSite
  openingRequests: OpeningRequestsService
}

export function setupRoutes(serve: Serve, { setup, demoRemoval, closedSite, openingRequests }: Services) {
  serve(getSetup, () => setup.read())
  serve(openSite, async ({ request }) => {
    await setup.open(actorIn(request))
    return reply(setupMessages.opened, null)
  })
  serve(tellMeWhenOpen, async ({ body, request }) => {
    await openingRequests.add(body, request.ip)
    return reply(openingSoonMessages.thanks, null)
  })
  serve(sendTestMail, async ({ request }) => reply(await setup.sendTestMail(actorIn(request)), null))
  serve(checkDomain, async () => reply(await setup.checkDomain(), null))
  serve(makeBackupNow, async ({ request }) => {
    setup.startBackup(actorIn(request))
    return reply(setupMessages.backupStarted, null)
  })
  serve(startPreview, async ({ request }) => {
    const isOpen = await closedSite.isOpen()
    return reply('OK', { isOpen }, isOpen ? undefined : { 'set-cookie': closedSite.cookieFor(request) })
  })
  serve(previewDemoRemoval, ({ body, request }) => demoRemoval.preview(body, actorIn(request)))
  serve(removeDemo, async ({ body, request }) =>
    reply(setupMessages.demoRemoved, await demoRemoval.remove(body, actorIn(request))),
  )
}
