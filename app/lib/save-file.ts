/** Downloads a file that was created in the browser. */
export function saveFile(name: string, contents: string | Uint8Array<ArrayBuffer>, type: string) {
  const address = URL.createObjectURL(new Blob([contents], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
