import { consentMessages } from '#contract/consent/consent.messages.ts'
import type { ShownData } from './shown-data.ts'
import { yourDataTexts as texts } from './your-data-texts.ts'

/** Must work without JavaScript or external files, because the person stores it. */
export function pageToRead({ lead, held, consents }: ShownData) {
  const rows = held.map(({ label, lines, until }) => [label, lines.join('\n'), until])
  const decisions = consents.map(({ state, title, evidence, notice }) => [
    title,
    [`${state}. ${evidence}`, notice].filter(Boolean).join('\n'),
  ])
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escaped(consentMessages.yourData)}</title>
<style>body{font:16px/1.5 serif;max-width:48rem;margin:2rem auto;padding:0 1rem}td{padding:.4rem 1rem .4rem 0;vertical-align:top;white-space:pre-line}</style></head>
<body><h1>${escaped(consentMessages.yourData)}</h1><p>${escaped(lead)}</p>
<h2>${escaped(texts.held.title)}</h2>${table(rows)}
<h2>${escaped(texts.may.title)}</h2>${table(decisions)}
<p>${escaped(texts.held.notShown)}</p></body>
</html>
`
}

function table(rows: readonly string[][]) {
  const cells = (row: string[]) => row.map((text) => `<td>${escaped(text)}</td>`).join('')
  return `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</table>`
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
