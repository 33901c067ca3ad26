const MAX_NAME_BYTES = 255

// Some file systems remove a trailing dot or blank, which would give one file two names.
const SAFE_PART = /^(?!\.)[^/\\\p{Cc}]*[^/\\\p{Cc}. ]$/u

/** Whether a path is '<folder>/<name>' on every system that may store the files. */
export function isStorePath(path: string): boolean {
  const parts = path.split('/')
  return parts.length === 2 && parts.every((part) => SAFE_PART.test(part) && fitsFileSystem(part))
}

/** Returns the path of a file to be written, or throws when it is invalid. */
export function requireStorePath(path: string): string {
  if (!isStorePath(path)) throw new Error(`Not a place in the file store: ${JSON.stringify(path)}`)
  return path
}

function fitsFileSystem(part: string): boolean {
  return part.isWellFormed() && Buffer.byteLength(part) <= MAX_NAME_BYTES
}
