/**
 * Shortens the inline scripts of React Router: page data is written in single quotes, so that its many double quotes
 * need no escaping, and the manifest without indentation. Runs before scripts are approved by hash. Depends on the
 * markup of React Router; without a match the page is unchanged.
 */
export function compactData(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  // Latin-1 decodes one character per byte, so that other characters are not changed.
  const letters = page.toString('latin1')
  const compacted = letters
    .replaceAll(DATA, (_all, text: string) => `.enqueue('${inSingleQuotes(text)}')`)
    .replace(MANIFEST, (_all, start: string, json: string) => start + JSON.stringify(JSON.parse(json)))
  return Buffer.from(compacted, 'latin1')
}

const DATA = /\.enqueue\("((?:[^"\\]|\\.)*)"\)/g
const MANIFEST = /(window\.__reactRouterManifest = )(\{\n[\s\S]*?\n\})(?=;)/

/** Converts the content of a double-quoted string, in which each backslash escapes the next character. */
function inSingleQuotes(text: string) {
  return text.replaceAll(/\\(.)|'/g, (found, escaped) => (found === "'" ? "\\'" : escaped === '"' ? '"' : found))
}
