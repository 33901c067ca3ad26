import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

interface Around {
  /** What stands before and after the rows. */
  head: string
  tail: string
  /** A batch as a JSON list. */
  write(batch: unknown[]): string
}

/**
 * A JSON list that leaves as its rows arrive, so that its length costs no memory and the others are served in between.
 * The first batch is awaited here: a list that cannot be read at all is still refused with a proper answer. One that
 * breaks off later ends the connection, so nobody takes a part for the whole.
 */
export async function streamList(batches: AsyncIterable<unknown[]>, { head, tail, write }: Around) {
  const iterator = batches[Symbol.asyncIterator]()
  const first = await iterator.next()

  async function* texts() {
    let before = `${head}[`
    for (let next = first; !next.done; next = await iterator.next()) {
      yield before + write(next.value).slice(1, -1)
      before = ','
      // The embedded database answers, and a quick reader takes, within one turn of the event loop: others wait for the next.
      await nextTurn()
    }
    yield first.done ? `${head}[]${tail}` : `]${tail}`
  }
  return Readable.from(texts())
}
