/** Removes the upload time from the name of a stored file. */
export function originalNameOf(storedName: string) {
  return storedName.replace(/^\d{13}_/, '')
}
