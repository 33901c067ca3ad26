import {
  DELIVERY_LOG_DAYS,
  type DeliveryOutcome,
  type DeliveryState,
  OLD_SECRET_HOURS,
  RETRY_HOURS,
  type WebhookEvent,
} from '#contract/webhooks/webhooks.constants.ts'

/** Texts of the screen about webhooks. */
export const webhookTexts = {
  lead: 'Tells other programs, such as a CRM, what happens here. Each request is signed with the secret of its webhook.',
  list: 'Webhooks',
  none: 'No webhooks yet. Add the address of a program that should be told.',
  add: 'Add a webhook',
  edit: 'Edit the webhook',
  label: { name: 'Name', address: 'Address', events: 'Events', isOn: 'Switched on', lastResult: 'Last result' },
  nameHint: 'For you, such as the name of the CRM',
  addressHint: 'Begins with https:// and is reachable from the internet',
  event: {
    'lead.created': 'New lead',
    'lead.changed': 'Lead changed: state, owner or next step',
    'visit.booked': 'Visit booked',
    'visit.moved': 'Visit moved',
    'visit.cancelled': 'Visit cancelled',
    'subscriber.confirmed': 'Newsletter subscriber confirmed',
    'project.published': 'Project became public',
  } satisfies Record<WebhookEvent, string>,
  eventCount: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  neverUsed: 'Nothing sent yet',
  switchOn: 'Switch on',
  switchedOffByItself: (name: string, at: string) =>
    `${name} was switched off on ${at}, because nothing was delivered.`,
  switchedOffText:
    'Repair the receiver, send a test, then switch it on again. What was not delivered can be replayed from the deliveries.',
  failing: (since: string) => `Failing since ${since}`,

  test: 'Send a test',
  testOf: (name: string) => `Send a test to ${name}`,
  testResult: 'Result of the test',
  newSecret: 'New secret',
  newSecretOf: (name: string) => `Make a new secret for ${name}`,
  newSecretQuestion: 'Make a new secret?',
  newSecretText: `For ${OLD_SECRET_HOURS} hours requests are signed with both secrets, so that you can change the receiver without losing anything.`,
  makeSecret: 'Make a new secret',
  secretTitle: 'Secret of the webhook',
  secretText: 'Copy it to the receiver now. It is not shown again.',
  copy: 'Copy',
  copied: 'The secret is copied.',
  notCopied: 'The browser did not copy the secret. Please copy it by hand.',
  secretStored: 'I have copied it',
  oldSecretUntil: (at: string) => `Old secret valid until ${at}`,

  deliveries: 'Deliveries',
  deliveriesLead: `Kept for ${DELIVERY_LOG_DAYS} days. A delivery that fails is tried again for ${RETRY_HOURS} hours, at growing intervals.`,
  deliveriesHint: 'Event id or webhook',
  noDeliveries: 'Nothing was sent yet.',
  column: {
    createdAt: 'Event',
    type: 'Type',
    webhook: 'Webhook',
    attempts: 'Attempts',
    state: 'State',
    result: 'Result',
    nextAttemptAt: 'Next attempt',
    lastAttemptAt: 'Last attempt',
    status: 'Status',
    eventId: 'Event id',
    duration: 'Took',
    body: 'Request body',
    response: 'Response, shortened',
  },
  state: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } satisfies Record<DeliveryState, string>,
  outcome: {
    delivered: 'Accepted by the receiver.',
    status: 'The receiver answered with an error.',
    redirect: 'The receiver answered with a redirect, which is not followed. Enter the final address.',
    timeout: 'The receiver did not answer in time.',
    unknownHost: 'The name in the address is not known to the DNS.',
    privateAddress: 'The address leads to a private network, so nothing was sent.',
    certificate: 'The certificate of the receiver is not valid, so nothing was sent.',
    unreachable: 'The receiver cannot be reached.',
    switchedOff: 'The webhook was switched off.',
  } satisfies Record<DeliveryOutcome, string>,
  noResponse: 'No response.',
  replay: 'Replay',
  took: seconds,
  switchOf: (name: string) => `${name} is switched on`,
}

function seconds(milliseconds: number) {
  if (milliseconds < 1000) return `${milliseconds} ms`
  return `${(milliseconds / 1000).toLocaleString('en-IN', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} s`
}
