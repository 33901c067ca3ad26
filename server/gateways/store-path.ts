const LONGEST_NAME_IN_BYTES = 255

// A trailing dot or blank is dropped by some file systems, which would give one file two names.
const SAFE_PART = /^(?!\.)[^/\\\p{Cc}]*[^/\\\p{Cc}. ]$/u

/** Whether a path is '<folder>/<name>' and nothing else on any system that may hold the files. */
export function isStorePath(path: string): boolean {
  const parts = path.split('/')
  return parts.length === 2 && parts.every((part) => SAFE_PART.test(part) && fitsFileSystem(part))
}

/** The path of a file that is about to be written. */
export function placeIn(path: string): string {
  if (!isStorePath(path)) throw new Error(`Not a place in the file store: ${JSON.stringify(path)}`)
  return path
}

function fitsFileSystem(part: string): boolean {
  return part.isWellFormed() && Buffer.byteLength(part) <= LONGEST_NAME_IN_BYTES
}
