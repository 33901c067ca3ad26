import type { Authority } from './registrations.constants.ts'

export const registeredMessages = {
  title: 'Registered under RERA',
  notRegistered: 'Not registered yet. Nothing here is for sale.',
  registeredOn: 'Registered on',
  validUntil: 'Valid until',
  ranOut: 'Registration ran out on',
  possession: 'Possession declared',
  handedOver: 'Handed over on',
  promoter: 'Promoter',
  account: 'Collection account, all payments go here',
  portal: (authority: Authority | null) =>
    authority === null || authority === 'Other' ? 'See it on the portal' : `See it on the ${authority} portal`,
  qr: 'QR code: opens the registration on the portal',
  noNumber: 'Number not known yet',
  more: (count: number, covers: string, isHandedOver: boolean) =>
    `${count} more${covers && `: ${covers}`}${isHandedOver ? ', handed over' : ''}`,

  short: {
    validUntil: (day: string) => `valid until ${day}`,
    ranOut: (day: string) => `Registration ran out on ${day}`,
    andMore: (count: number) => `and ${count} more`,
    rera: (number: string) => `RERA ${number}`,
  },

  authority: {
    'UP-RERA': 'Uttar Pradesh Real Estate Regulatory Authority',
    'Delhi RERA': 'Real Estate Regulatory Authority for NCT of Delhi',
    'HARERA Gurugram': 'Haryana Real Estate Regulatory Authority, Gurugram',
    'HARERA Panchkula': 'Haryana Real Estate Regulatory Authority, Panchkula',
    Other: null,
  } satisfies Record<Authority, string | null>,
}
