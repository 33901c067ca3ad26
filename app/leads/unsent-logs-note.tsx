import { useEffect, useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '../ui/action/button.tsx'
import { showFailure } from '../ui/feedback/show-failure.ts'
import { siteToasts } from '../ui/overlay/toast-queues.ts'
import { useFocusAfterRemoval } from '../ui/use-focus-after-removal.ts'
import { leadTexts } from './lead-texts.ts'
import { countUnsentLogs, forgetLog, onUnsentLogs, refusedLogs, sendUnsentLogs, type UnsentLog } from './unsent-logs.ts'
import { useRefreshLeads } from './use-lead-actions.ts'

/**
 * Shows logs that wait for a connection, and refused texts. The waiting ones are sent when the screen opens and when the
 * connection is back.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the logs are sent at these two moments only
  useEffect(() => {
    async function send() {
      if (countUnsentLogs() === 0) return
      const { sent, refused } = await sendUnsentLogs()
      for (const failure of refused) showFailure(failure, { isStaff: true, action: 'Logging a contact' })
      if (sent > 0) siteToasts.show({ kind: 'success', title: leadTexts.sentLogs(sent) })
      if (sent + refused.length > 0) await refresh()
    }
    void send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
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
