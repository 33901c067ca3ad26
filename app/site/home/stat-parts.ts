export interface StatParts {
  before: string
  figure: string
  unit: string
  after: string
}

/** Splits a sentence such as 'over 2 crore sq.ft delivered', so that its figure can be set large. */
export function statParts(sentence: string): StatParts {
  const [, before = '', figure = '', unit = '', after = ''] = /^(\D*?)\s*(\d+\+?)(\s+crore sq\.ft)?\s+(.+)$/.exec(
    sentence,
  ) ?? [null, '', '', '', sentence]
  return { before, figure, unit: unit.trim(), after }
}
