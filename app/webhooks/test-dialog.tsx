import { useId } from 'react'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { Facts } from '../ui/record/facts.tsx'
import type { TestedWebhook } from './use-webhook-actions.ts'
import { webhookTexts as texts } from './webhook-texts.ts'

export function TestDialog({ tested, onClose }: { tested: TestedWebhook | null; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog id={id} title={texts.testResult} isOpen={tested !== null} onClose={onClose}>
      {tested && <Result {...tested} />}
    </Dialog>
  )
}

function Result({ webhook, result: { outcome, status, durationMs, response } }: TestedWebhook) {
  const kind = outcome === 'delivered' ? 'success' : 'warning'
  return (
    <div className="webhook-test">
      <p className={`webhook-test-outcome webhook-test-${kind}`} role="status">
        {texts.outcome[outcome]}
      </p>
      <Facts
        facts={[
          [texts.column.webhook, webhook.name],
          [texts.column.status, status],
          [texts.column.duration, texts.took(durationMs)],
        ]}
      />
      <h3>{texts.column.response}</h3>
      <pre className="webhook-body">{response || texts.noResponse}</pre>
    </div>
  )
}
