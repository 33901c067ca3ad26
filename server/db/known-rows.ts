/** Which version of a row is meant: `xmin`, the number of the transaction that wrote it. */
interface Stamped {
  id: number
  stamp: string
}

interface Known<Row> extends Stamped {
  row: Row
}

/**
 * For rows that are read anew after every change of the content, of which almost none has changed. The database is asked
 * which there are and in which version; those that it has told before are not fetched again. Nobody may change them.
 */
export function createKnownRows<Row>(fetch: (ids: number[]) => Promise<Known<Row>[]>) {
  let known = new Map<number, Known<Row>>()

  return async (listed: readonly Stamped[]): Promise<Row[]> => {
    const before = known
    const isKnown = ({ id, stamp }: Stamped) => before.get(id)?.stamp === stamp
    const unknown = listed.filter((one) => !isKnown(one)).map(({ id }) => id)
    const fetched = new Map((unknown.length > 0 ? await fetch(unknown) : []).map((one) => [one.id, one]))
    // One that is gone meanwhile is left out; one that was changed once more is the newer.
    const found = listed.flatMap((one) => fetched.get(one.id) ?? (isKnown(one) ? before.get(one.id) : undefined) ?? [])
    known = new Map(found.map((one) => [one.id, one]))
    return found.map(({ row }) => row)
  }
}
