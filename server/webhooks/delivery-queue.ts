export const DELIVERY_QUEUE = 'webhooks'

/** A job runs only the attempt that it was queued for: after a crash, two jobs may be queued for one. */
export interface DeliveryJob {
  deliveryId: number
  /** Attempts before this one. */
  attempt: number
}
