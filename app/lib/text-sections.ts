export interface TextSections {
  opening: string[]
  sections: { id: string; title: string; paragraphs: string[] }[]
}

/**
 * Splits plain text into sections: blank lines separate paragraphs, and a short single line without final punctuation
 * is a heading.
 */
export function textSections(text: string): TextSections {
  const result: TextSections = { opening: [], sections: [] }
  for (const block of text.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const paragraph = block.trim()
    if (!paragraph) continue
    if (isHeading(paragraph)) {
      result.sections.push({ id: idFor(paragraph, result.sections.length), title: paragraph, paragraphs: [] })
      continue
    }
    const last = result.sections.at(-1)
    const paragraphs = last ? last.paragraphs : result.opening
    paragraphs.push(paragraph)
  }
  return result
}

function isHeading(block: string) {
  return block.length <= 80 && !block.includes('\n') && !/[.:;!?,]$/.test(block)
}

function idFor(title: string, index: number) {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${index + 1}-${name}`
}
