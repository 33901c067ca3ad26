import type { WebhookEvent } from '#contract/webhooks/webhooks.constants.ts'

interface DemoWebhook {
  name: string
  address: string
  events: WebhookEvent[]
  isOn: boolean
}

/** Both webhooks are disabled, because their URLs do not exist. */
export const webhooks: readonly DemoWebhook[] = [
  {
    name: 'CRM',
    address: 'https://crm.example.com/hooks/leads',
    events: ['lead.created', 'lead.changed', 'visit.booked', 'visit.moved', 'visit.cancelled'],
    isOn: false,
  },
  {
    name: 'Marketing list',
    address: 'https://lists.example.com/subscribers',
    events: ['subscriber.confirmed', 'project.published'],
    isOn: false,
  },
]
