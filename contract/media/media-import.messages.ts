export const mediaImportMessages = {
  open: 'Import media',
  hint: 'One line per item, matched by Title and Date. An empty cell keeps what an item has.',
  imported: (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'item' : 'items'} imported.`,
  ambiguousTitle: (count: number) => `${count} items have this title. Write the date of one of them.`,
}
