const NEW_LINE = '\n'
/** As many as one statement takes well, in number and in length. */
const MOST_LINES = 500
const MOST_CHARACTERS = 2_000_000

/** The lines of a text that comes in pieces, a batch at a time. */
export async function* inLineBatches(content: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  // A character of several bytes may be cut in two by the end of a piece.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let batch: string[] = []
  let characters = 0
  for await (const piece of content) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split(NEW_LINE)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      batch.push(line)
      characters += line.length
      if (batch.length < MOST_LINES && characters < MOST_CHARACTERS) continue
      yield batch
      batch = []
      characters = 0
    }
  }
  if (rest) throw new Error('The last line has no end.')
  if (batch.length > 0) yield batch
}
