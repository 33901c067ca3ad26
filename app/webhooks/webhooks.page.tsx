import { Plus } from 'lucide'
import { useId, useState } from 'react'
import { recordsMessages } from '#contract/back-office/records.messages.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { listWebhooks, searchDeliveries } from '#contract/webhooks/webhooks.endpoints.ts'
import type { Webhook } from '#contract/webhooks/webhooks.schema.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { CompanyHead } from '../company/company-screen.tsx'
import { hiddenPageMeta } from '../lib/screen-titles.ts'
import { useCall, useRefresh } from '../lib/use-call.ts'
import { Button } from '../ui/action/button.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/layout/panel.tsx'
import { Split } from '../ui/layout/split.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Table } from '../ui/table/table.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'
import { useWebhookActions } from './use-webhook-actions.ts'
import { webhookColumns } from './webhook-columns.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { webhookTexts as texts } from './webhook-texts.ts'
import './webhooks.css'

export const meta = hiddenPageMeta

export default function WebhooksPage() {
  const list = useCall(listWebhooks)
  const refresh = useRefresh()
  const reload = () => refresh(listWebhooks, searchDeliveries)
  const actions = useWebhookActions(reload)
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<Webhook | null>(null)
  const dialogId = useId()
  const webhooks = list.data ?? []
  const form = { onSecret: actions.showSecret, readAgain: async () => (await list.refetch()).data ?? [] }

  function close() {
    setAdding(false)
    setEdited(null)
  }

  return (
    <>
      <CompanyHead
        lead={texts.lead}
        actions={
          <Button className="webhooks-add" size="sm" onClick={() => setAdding(true)}>
            <Icon of={Plus} size={16} /> {recordsMessages.add}
          </Button>
        }
      />
      <div className="webhooks">
        {webhooks.map((webhook) => (
          <SwitchedOff key={webhook.id} webhook={webhook} onSwitchOn={() => actions.switchTo(webhook, true)} />
        ))}
        <Split
          main={
            <div className="webhooks-main">
              <Panel>
                {list.isError ? (
                  <ErrorState
                    title={contentMessages.loadFailed}
                    text={list.error.message}
                    onRetry={() => void list.refetch()}
                    isRetrying={list.isFetching}
                  />
                ) : (
                  <Table
                    caption={texts.list}
                    columns={webhookColumns({ ...actions, edit: setEdited })}
                    rows={webhooks}
                    rowKey={({ id }) => id}
                    isLoading={list.isPending}
                    loadingRows={2}
                    isSelected={({ id }) => id === edited?.id}
                    empty={texts.none}
                  />
                )}
              </Panel>
              <DeliveryList webhooks={list.data} onReplayed={reload} />
            </div>
          }
          side={
            <div className="webhooks-side">
              <Panel title={texts.add}>
                <WebhookForm {...form} webhook={null} onSaved={() => void reload()} />
              </Panel>
            </div>
          }
        />
      </div>
      <Dialog
        id={dialogId}
        isOpen={isAdding || edited !== null}
        onClose={close}
        isDismissable={false}
        title={edited ? texts.edit : texts.add}
      >
        {(isAdding || edited) && (
          <WebhookForm
            {...form}
            key={edited?.id ?? 0}
            webhook={edited}
            onSaved={() => {
              close()
              void reload()
            }}
          />
        )}
      </Dialog>
      <SecretDialog secret={actions.secret} onClose={() => actions.showSecret(null)} />
      <TestDialog tested={actions.tested} onClose={actions.closeTest} />
    </>
  )
}

function SwitchedOff({ webhook, onSwitchOn }: { webhook: Webhook; onSwitchOn: () => unknown }) {
  if (webhook.isOn || webhook.disabledAt === null) return null
  return (
    <Alert
      kind="warning"
      text={texts.switchedOffByItself(webhook.name, writtenDate(webhook.disabledAt))}
      reason={
        <>
          {texts.switchedOffText}{' '}
          <button type="button" className="link" onClick={() => void onSwitchOn()}>
            {texts.switchOn}
          </button>
        </>
      }
    />
  )
}
