export const recordImportsMessages = {
  count: { changed: 'changed', same: 'unchanged' },
  required: (columns: readonly string[]) => `Needed for a new one: ${columns.join(', ')}.`,
  files: 'Pictures and videos',
  filesHint: 'The CSV file names them. Only those it names are uploaded, after you confirm.',
  chooseFolder: 'Choose a folder',
  chooseFiles: 'Choose files',
  filesChosen: (count: number) => (count === 1 ? '1 file chosen' : `${count.toLocaleString('en-IN')} files chosen`),
  filesMissing: (count: number) =>
    `${count === 1 ? '1 file is' : `${count.toLocaleString('en-IN')} files are`} still missing. Choose the folder with the pictures.`,
  missingNames: (names: readonly string[], more: number) =>
    `Missing: ${names.join(', ')}${more === 0 ? '' : ` and ${more.toLocaleString('en-IN')} more`}.`,
  noFilesFound: 'There is no CSV, jpg, png or mp4 file in it.',
  tooManyFiles: (most: number) => `Please choose at most ${most.toLocaleString('en-IN')} files.`,
  uploading: (done: number, all: number) => `Uploading ${done} of ${all}`,
  fileRefused: (path: string, reason: string) => `${path}: ${reason}`,

  filesUnreadable: 'The list of files could not be read.',
  changedSincePreview: 'Some of these records were changed after the preview. Please look at it again.',
  inColumn: (name: string, message: string) => `${name}: ${message}`,
  change: (name: string, before: string, after: string) =>
    before === '' ? `${name}: ${after}` : `${name}: ${before} → ${after}`,
  rewritten: (name: string) => `${name}: new text`,
  added: (name: string, values: string) => `${name}: ${values} added`,
  repeated: (line: number) => `Line ${line} has the same record already.`,
  notKnown: (value: string, known: readonly string[]) =>
    `‘${value}’ is not known here. Use ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(known)}.`,
  cellEmpty: 'The cell is empty.',
  fileMissing: (name: string) => `The file ${name} is not among the chosen files.`,
  fileAmbiguous: (name: string) =>
    `Several chosen files are called ${name}. Write the folder before the name, with a /.`,
}
