/** The authorities that register projects under RERA. */
export const AUTHORITIES = ['UP-RERA', 'Delhi RERA', 'HARERA Gurugram', 'HARERA Panchkula', 'Other'] as const
export type Authority = (typeof AUTHORITIES)[number]

/** This authority requires a collection account, and a QR code in every advertisement. */
export const UP_AUTHORITY: Authority = 'UP-RERA'

/** Per project. */
export const MOST_REGISTRATIONS = 50

/** A registration that ends within this many days needs attention. */
export const VALIDITY_WARNING_DAYS = 60

/** The address of the QR code of a registration, which links to its portal page. */
export const QR_PATH = 'assets/qr'
export function qrAddress(registrationId: number) {
  return `/${QR_PATH}/${registrationId}.svg`
}
