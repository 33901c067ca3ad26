import { useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { deleteWebhook, rotateWebhookSecret, saveWebhook, testWebhook } from '#contract/webhooks/webhooks.endpoints.ts'
import type { TestResult, Webhook } from '#contract/webhooks/webhooks.schema.ts'
import { browserApi } from '../lib/browser-api.ts'
import { useRunEach } from '../lib/use-run-each.ts'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { removeRecord } from '../ui/record/use-record-screen.tsx'

export interface TestedWebhook {
  webhook: Webhook
  result: TestResult
}

export function useWebhookActions(reload: () => Promise<unknown>) {
  const [secret, showSecret] = useState<string | null>(null)
  const [tested, setTested] = useState<TestedWebhook | null>(null)
  const { runEach, isRunning } = useRunEach<string>()

  return {
    secret,
    showSecret,
    tested,
    closeTest: () => setTested(null),
    isTesting: ({ id }: Webhook) => isRunning(`test ${id}`),
    isSwitching: ({ id }: Webhook) => isRunning(`switch ${id}`),

    test: (webhook: Webhook) =>
      runEach(`test ${webhook.id}`, async () => {
        const outcome = await browserApi(testWebhook, { body: { id: webhook.id } })
        if (outcome.ok) setTested({ webhook, result: outcome.data })
        else showFailure(outcome, { isStaff: true, action: 'Testing' })
      }),

    switchTo: (webhook: Webhook, isOn: boolean) =>
      runEach(`switch ${webhook.id}`, async () => {
        const { id, name, address, events, version } = webhook
        const outcome = await browserApi(saveWebhook, { body: { id, name, address, events, isOn, version } })
        if (outcome.ok) siteToasts.show({ kind: 'success', title: recordsMessages.saved, text: name })
        else showFailure(outcome, { isStaff: true, action: 'Saving' })
        await reload()
      }),

    newSecret: async ({ id, version }: Webhook) => {
      const outcome = await browserApi(rotateWebhookSecret, { body: { id, version } })
      if (outcome.ok) showSecret(outcome.data.secret)
      else showFailure(outcome, { isStaff: true, action: 'Changing the secret' })
      await reload()
    },

    remove: ({ id, name }: Webhook) =>
      removeRecord({
        record: { id, name },
        entity: 'webhook',
        remove: (one) => browserApi(deleteWebhook, { body: { id: one } }),
        words: recordsMessages.deleted,
        reload,
      }),
  }
}

export type WebhookActions = ReturnType<typeof useWebhookActions>
