import { useEffect, useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { useFocusAfterRemoval } from '../ui/use-focus-after-removal.ts'
import { leadTexts } from './lead-texts.ts'
import { countUnsentLogs, forgetLog, onUnsentLogs, refusedLogs, sendUnsentLogs, type UnsentLog } from './unsent-logs.ts'
import { useRefreshLeads } from './use-lead-actions.ts'

/** Sending is retried, because the `online` event can come before requests succeed again. */
const RETRY_MS = 5_000

/**
 * Shows how many logs are waiting for a connection, and the refused logs. Waiting logs are sent when the screen opens,
 * when the connection is back, and at regular intervals.
 */
export function UnsentLogsNote() {
  const refresh = useRefreshLeads()
  const count = useSyncExternalStore(onUnsentLogs, countUnsentLogs, () => 0)
  const refused: UnsentLog[] = JSON.parse(
    useSyncExternalStore(
      onUnsentLogs,
      () => JSON.stringify(refusedLogs()),
      () => '[]',
    ),
  )

  const removal = useFocusAfterRemoval<HTMLUListElement>('button')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the logs are sent at these moments only
  useEffect(() => {
    let isSending = false
    async function send() {
      if (isSending || !navigator.onLine || countUnsentLogs() === 0) return
      isSending = true
      const { sent, refused } = await sendUnsentLogs()
      isSending = false
      for (const failure of refused) showFailure(failure, { isStaff: true, action: 'Logging a contact' })
      if (sent > 0) siteToasts.show({ kind: 'success', title: leadTexts.sentLogs(sent) })
      if (sent + refused.length > 0) await refresh()
    }
    void send()
    addEventListener('online', send)
    const retries = setInterval(send, RETRY_MS)
    return () => {
      removeEventListener('online', send)
      clearInterval(retries)
    }
  }, [])

  return (
    <>
      {count > 0 && (
        <p className="lead-unsent" role="status">
          {leadTexts.unsentLogs(count)}
        </p>
      )}
      {refused.length > 0 && (
        <ul className="lead-refused" {...removal}>
          {refused.map(({ body, refusal }) => (
            <li key={body.key}>
              <div className="lead-unsent" role="status">
                <p>{leadTexts.refusedLog(refusal ?? '')}</p>
                <p>“{body.text}”</p>
                <ButtonLink variant="line" size="sm" to={`/admin/leads/${body.id}`}>
                  {leadTexts.openLead}
                </ButtonLink>{' '}
                <Button variant="line" size="sm" onClick={() => forgetLog(body.key)}>
                  {leadTexts.discardLog}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
