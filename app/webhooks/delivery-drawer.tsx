import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide'
import { contentMessages } from '#contract/content/content.messages.ts'
import { getDelivery, replayDelivery } from '#contract/webhooks/webhooks.endpoints.ts'
import type { Delivery } from '#contract/webhooks/webhooks.schema.ts'
import { momentInWords } from '../lib/moment-in-words.ts'
import { callOptions, useRefresh } from '../lib/use-call.ts'
import { useSave } from '../lib/use-save.ts'
import { Button } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { Icon } from '../ui/icon.tsx'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { Facts } from '../ui/record/facts.tsx'
import { RecordDrawer } from '../ui/record/record-drawer.tsx'
import { webhookTexts as texts } from './webhook-texts.ts'

interface DeliveryDrawerProps {
  rows: readonly Delivery[]
  opened: Delivery | null
  onOpen: (delivery: Delivery | null) => void
  onReplayed: () => Promise<unknown>
}

export function DeliveryDrawer({ onReplayed, ...props }: DeliveryDrawerProps) {
  const { save, isSaving } = useSave(replayDelivery)
  const refresh = useRefresh()

  async function replay({ id, type }: Delivery) {
    const outcome = await save({ body: { id } })
    if (outcome === null) return
    if (outcome.ok) siteToasts.show({ kind: 'success', title: outcome.message, text: type })
    else showFailure(outcome, { isStaff: true, action: 'Replaying' })
    await refresh(getDelivery)
    await onReplayed()
  }

  return (
    <RecordDrawer
      {...props}
      rowKey={({ id }) => id}
      label={({ type, webhookName }) => `${type}, ${webhookName}`}
      title={({ type }) => type}
      lead={({ createdAt }) => momentInWords(createdAt)}
      footer={(delivery) => (
        <Button variant="line" size="sm" isBusy={isSaving} onClick={() => void replay(delivery)}>
          <Icon of={RotateCw} size={16} /> {texts.replay}
        </Button>
      )}
    >
      {(delivery) => <Opened id={delivery.id} />}
    </RecordDrawer>
  )
}

function Opened({ id }: { id: number }) {
  const opened = useQuery({
    ...callOptions([getDelivery, { params: { id } }]),
    placeholderData: undefined,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? 2_000 : false),
  })
  if (opened.isError) {
    return (
      <ErrorState
        title={contentMessages.loadFailed}
        text={opened.error.message}
        onRetry={() => void opened.refetch()}
        isRetrying={opened.isFetching}
      />
    )
  }
  if (!opened.data) {
    return (
      <div aria-busy="true">
        <SkeletonLine width="70%" height="18px" />
        <SkeletonLine width="90%" height="120px" />
      </div>
    )
  }
  const { webhookName, eventId, state, outcome, status, attempts, durationMs, lastAttemptAt, nextAttemptAt } =
    opened.data
  return (
    <div className="webhook-delivery">
      <Facts
        facts={[
          [texts.column.webhook, webhookName],
          [texts.column.eventId, <code key="id">{eventId}</code>],
          [texts.column.state, texts.state[state]],
          ...(outcome === null ? [] : [[texts.column.result, texts.outcome[outcome]] as const]),
          [texts.column.status, status],
          [texts.column.attempts, attempts],
          [texts.column.lastAttemptAt, lastAttemptAt && momentInWords(lastAttemptAt)],
          [texts.column.duration, durationMs === null ? null : texts.took(durationMs)],
          [texts.column.nextAttemptAt, nextAttemptAt && momentInWords(nextAttemptAt)],
        ]}
      />
      <h3>{texts.column.body}</h3>
      <pre className="webhook-body">{indented(opened.data.body)}</pre>
      <h3>{texts.column.response}</h3>
      <pre className="webhook-body">{opened.data.response || texts.noResponse}</pre>
    </div>
  )
}

function indented(body: string) {
  return JSON.stringify(JSON.parse(body), null, 2)
}
