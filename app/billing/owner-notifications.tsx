import { listNotifications } from '#contract/billing/billing.endpoints.ts'
import { billingMessages } from '#contract/billing/billing.messages.ts'
import { writtenDate } from '#contract/wire/site-time.ts'
import { browserApi } from '../lib/browser-api.ts'
import { OwnerList } from './owner-list.tsx'

export function OwnerNotifications() {
  return (
    <OwnerList
      id="owner-notifications"
      title={billingMessages.owner.notifications}
      emptyText={billingMessages.owner.noNotifications}
      read={readNotifications}
      item={({ id, title, message, createdAt }) => (
        <li key={id}>
          <b>{title}</b>
          <p>{message}</p>
          <time className="label" dateTime={createdAt}>
            {writtenDate(createdAt)}
          </time>
        </li>
      )}
    />
  )
}

async function readNotifications() {
  const outcome = await browserApi(listNotifications)
  if (!outcome.ok && outcome.status !== 401) console.error('The notifications could not be loaded:', outcome.message)
  return outcome
}
