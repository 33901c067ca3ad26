import { useCallback, useEffect, useState } from 'react'
import { listNotifications } from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import type { Notification } from '#contract/billing/billing.schema.ts'
import { contentMessages } from '#contract/content/content.messages.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { browserApi } from '../lib/browser-api.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'

/** Payment notifications, newest first. */
export function OwnerNotifications() {
  const [list, setList] = useState<readonly Notification[] | 'loading' | 'failed'>('loading')

  const load = useCallback(async () => {
    setList('loading')
    const outcome = await browserApi(listNotifications)
    // The session has ended and the page is redirecting.
    if (outcome.status === 401) return
    if (!outcome.ok) console.error('The notifications could not be loaded:', outcome.message)
    setList(outcome.ok ? outcome.data : 'failed')
  }, [])

  useEffect(() => void load(), [load])

  return (
    <section className="owner-part" aria-labelledby="owner-notifications-title">
      <h2 className="owner-title" id="owner-notifications-title">
        {billingMessages.owner.notifications}
      </h2>
      {list === 'loading' && <SkeletonLine width="80%" height="20px" />}
      {list === 'failed' && (
        <ErrorState
          as="h3"
          title={contentMessages.loadFailed}
          text={contentMessages.serverError}
          onRetry={() => void load()}
        />
      )}
      {Array.isArray(list) && list.length === 0 && <p className="muted">{billingMessages.owner.noNotifications}</p>}
      {Array.isArray(list) && list.length > 0 && (
        <ul className="owner-notifications">
          {list.map((notification: Notification) => (
            <li key={notification.id}>
              <b>{notification.title}</b>
              <p>{notification.message}</p>
              <time className="label" dateTime={notification.createdAt}>
                {writtenDate(notification.createdAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
