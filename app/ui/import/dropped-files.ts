/** `path` starts with the name of the chosen folder. For a file outside a folder it is only the file name. */
export interface ChosenFile {
  path: string
  file: File
}

export function filesOf(input: HTMLInputElement): ChosenFile[] {
  return [...(input.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/**
 * Returns all dropped files, including those in dropped folders. Must be called during the drop event: afterwards the
 * browser no longer provides the entries.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return [...transfer.files].map((file) => ({ path: file.name, file }))
  return (await Promise.all(entries.map(filesIn))).flat()
}

async function filesIn(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ path: entry.fullPath.replace(/^\//, ''), file }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: ChosenFile[] = []
  for (;;) {
    // A reader returns its entries in batches, and then an empty list.
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (portion.length === 0) return found
    found.push(...(await Promise.all(portion.map(filesIn))).flat())
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}
