import { KeyRound, Send } from 'lucide'
import type { Webhook } from '#contract/webhooks/webhooks.schema.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { IconButton } from '../ui/action/button.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { Icon } from '../ui/icon.tsx'
import { Confirm } from '../ui/overlay/confirm.tsx'
import { RowActions } from '../ui/table/row-actions.tsx'
import type { Column } from '../ui/table/table.tsx'
import type { WebhookActions } from './use-webhook-actions.ts'
import { webhookTexts as texts } from './webhook-texts.ts'

type Actions = Pick<WebhookActions, 'test' | 'isTesting' | 'switchTo' | 'isSwitching' | 'newSecret' | 'remove'> & {
  edit: (webhook: Webhook) => void
}

export function webhookColumns(actions: Actions): readonly Column<Webhook>[] {
  return [
    {
      key: 'name',
      header: texts.list,
      cell: (webhook) => (
        <div className="webhook-name">
          <b>{webhook.name}</b>
          <span className="webhook-second">{webhook.address}</span>
          <span className="webhook-second">{webhook.events.join(', ')}</span>
          <span className="table-phone-line">{lastResult(webhook)}</span>
          {webhook.oldSecretUntil !== null && (
            <span className="webhook-second">{texts.oldSecretUntil(momentInWords(webhook.oldSecretUntil))}</span>
          )}
        </div>
      ),
      isShownOnPhones: true,
    },
    {
      key: 'lastResult',
      header: texts.label.lastResult,
      cell: (webhook) => (
        <div className="webhook-result">
          {lastResult(webhook)}
          {webhook.lastAttemptAt !== null && (
            <span className="webhook-second">{momentInWords(webhook.lastAttemptAt)}</span>
          )}
          {webhook.isOn && webhook.failingSince !== null && (
            <span className="webhook-second">{texts.failing(momentInWords(webhook.failingSince))}</span>
          )}
        </div>
      ),
    },
    {
      key: 'actions',
      header: <span className="sr-only">{texts.edit}</span>,
      cell: (webhook) => <Actions webhook={webhook} actions={actions} />,
      isShownOnPhones: true,
    },
  ]
}

function Actions({ webhook, actions }: { webhook: Webhook; actions: Actions }) {
  const { name, isOn } = webhook
  const isTesting = actions.isTesting(webhook)
  return (
    <div className="webhook-actions">
      <Switch
        label={texts.switchOf(name)}
        isLabelHidden
        isOn={isOn}
        isBusy={actions.isSwitching(webhook)}
        onChange={(next) => void actions.switchTo(webhook, next)}
      />
      <div className="row-actions">
        <IconButton
          label={texts.testOf(name)}
          title={texts.test}
          aria-busy={isTesting || undefined}
          icon={isTesting ? <Spinner /> : <Icon of={Send} size={17} />}
          onClick={() => void actions.test(webhook)}
        />
        <Confirm
          question={texts.newSecretQuestion}
          details={texts.newSecretText}
          confirmLabel={texts.makeSecret}
          onConfirm={() => actions.newSecret(webhook)}
          trigger={
            <IconButton
              label={texts.newSecretOf(name)}
              title={texts.newSecret}
              icon={<Icon of={KeyRound} size={17} />}
            />
          }
        />
      </div>
      <RowActions name={name} onEdit={() => actions.edit(webhook)} onDelete={() => actions.remove(webhook)} />
    </div>
  )
}

function lastResult({ lastOutcome, lastStatus }: Webhook) {
  if (lastOutcome === null) return texts.neverUsed
  return [texts.outcome[lastOutcome], lastStatus].filter(Boolean).join(' ')
}
