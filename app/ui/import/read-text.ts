/**
 * Reads a file saved by a spreadsheet program: UTF-8, little-endian UTF-16 with a byte order mark, or else
 * Windows-1252. Null if it contains control characters, as Excel workbooks, PDFs and images do.
 */
export async function readText(file: Blob) {
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters tell binary files apart
  return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? null : text
}

function decode(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
