export const DELIVERY_QUEUE = 'webhooks'

/** A job only runs the attempt it was queued for: after a crash, two jobs may be queued for the same attempt. */
export interface DeliveryJob {
  deliveryId: number
  attempt: number
}
