import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { type Declared, declaredBy } from './declared-fields.ts'

type Read = (request: FastifyRequest, params: Record<string, unknown>) => Promise<unknown>

interface Offer {
  read: Read
  declared: Declared
}

interface Asked {
  params: Record<string, unknown>
  request: FastifyRequest
}

/**
 * The open reads of the API for the pages of the same process. They get the very data that an outside caller reads from
 * the answer, without its way into letters and back, which takes longer than the queries. What many pages need, such as
 * the menu, is read once per content revision.
 */
export function createContentReads({ revision }: { revision: () => number }) {
  const offers = new Map<Endpoint, Offer>()
  const kept = new LRUCache<string, Promise<unknown>>({ max: 40 })

  return {
    offer(endpoint: Endpoint, read: Read) {
      offers.set(endpoint, { read, declared: declaredBy(endpoint.answer.data) })
    },

    has: (endpoint: Endpoint) => offers.has(endpoint),

    async read(endpoint: Endpoint, { params, request }: Asked): Promise<unknown> {
      const offer = offers.get(endpoint)
      if (!offer) throw new Error(`${endpoint.path} is no open read.`)
      const key = `${revision()} ${endpoint.path} ${JSON.stringify(params)}`
      const known = kept.get(key)
      if (known) return known

      const work = offer.read(asNobody(request), params).then(offer.declared)
      kept.set(key, work)
      // A failure is forgotten, and so is what a visitor typed.
      const forget = () => kept.delete(key)
      work.then(endpoint.hasFreeText ? forget : () => {}, forget)
      return work
    },
  }
}

export type ContentReads = ReturnType<typeof createContentReads>

/** A page is the same for everybody, so it is made for nobody. */
function asNobody(request: FastifyRequest): FastifyRequest {
  return Object.create(request, { caller: { value: null } })
}
