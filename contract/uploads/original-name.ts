/** The name of a stored file without its upload time. */
export function originalNameOf(storedName: string) {
  return storedName.replace(/^\d{13}_/, '')
}
