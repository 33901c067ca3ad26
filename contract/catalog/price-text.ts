export interface PriceTable {
  caption: string | null
  head: string[]
  rows: string[][]
}

export interface PriceText {
  tables: PriceTable[]
  notes: string[]
}

/**
 * Parses the text of a price image. Blank lines separate blocks. Two or more lines with '|' in a block are a table,
 * and the first other line of the block is its caption. All other lines are notes.
 */
export function readPriceText(text: string): PriceText {
  const tables: PriceTable[] = []
  const notes: string[] = []
  for (const block of text.split(/\r?\n\s*\r?\n/)) {
    const lines = block.split(/\r?\n/).map((line) => line.trim())
    const [head, ...rows] = lines.filter((line) => line.includes('|')).map(cellsOf)
    const others = lines.filter((line) => line !== '' && !line.includes('|'))
    if (head && rows.length > 0) tables.push({ caption: others.shift() ?? null, head, rows })
    else if (head) others.push(head.join(', '))
    notes.push(...others)
  }
  return { tables, notes }
}

function cellsOf(line: string) {
  return line.split('|').map((cell) => cell.trim())
}
