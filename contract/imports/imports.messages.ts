export const importsMessages = {
  button: 'Import CSV',
  title: 'Import a CSV file',
  lead: 'You see what would change before anything is stored.',
  chooseAgain: 'Choose file again',
  limits: (lines: number, megabytes: number) =>
    `CSV with a header row, at most ${lines.toLocaleString('en-IN')} lines and ${megabytes} MB.`,
  checking: (file: string) => `Reading ${file}`,
  ready: (file: string) => `What ${file} would change`,
  unchanged: (file: string) => `${file} changes nothing`,
  cannotBeUsed: (wrong: number, file: string) =>
    `${inWords(wrong)} ${wrong === 1 ? 'line' : 'lines'} of ${file} cannot be used`,
  linesRead: (lines: number, seconds: string) =>
    `${lines.toLocaleString('en-IN')} ${lines === 1 ? 'line' : 'lines'} read in ${seconds} s.`,
  nothingUntilRight: 'Nothing is changed until every line is right.',
  nothingUntilConfirmed: 'Nothing is changed until you confirm.',
  count: { new: 'new', changed: 'replace an older one', same: 'already there', wrong: 'with mistakes' },
  line: (line: number) => `Line ${line}`,
  column: { line: 'Line', happens: 'What happens' },
  shown: 'Lines shown',
  filter: { all: 'All lines', wrong: 'Mistakes', changes: 'Changes' },
  noChange: 'No change',
  nothingToShow: 'No line of this kind.',
  correct: (lines: readonly number[]) => `Correct ${linesInWords(lines)}, then choose the file again.`,
  notListed: (more: number) => `${more.toLocaleString('en-IN')} more lines are not listed here.`,
  remarks: 'Download with remarks',
  confirm: (changes: number) => `Import ${changes.toLocaleString('en-IN')}`,
  confirmChanges: (changes: number) =>
    `Import ${changes.toLocaleString('en-IN')} ${changes === 1 ? 'change' : 'changes'}`,
  importing: 'Importing',
  template: 'Download a template',
  columns: (names: readonly string[]) => `Columns: ${names.join(', ')}.`,

  noFile: 'Please choose a CSV file.',
  notText: 'This is not a CSV text file. Please save it as CSV (UTF-8) in the spreadsheet program.',
  empty: 'The file is empty.',
  noLines: 'The file has a header row and nothing below it.',
  tooManyLines: (most: number) => `The file has more than ${most.toLocaleString('en-IN')} lines. Please split it.`,
  tooLarge: (megabytes: number) => `The file is larger than ${megabytes} MB. Please split it.`,
  otherSeparator: (found: string) =>
    `The values in this file are separated by ${found}. Please save it as CSV with commas between the values.`,
  missingColumns: (names: readonly string[]) => `The first line must name the columns. Missing: ${names.join(', ')}.`,
  unknownColumns: (names: readonly string[], known: readonly string[]) =>
    `Unknown in the first line: ${names.join(', ')}. Known columns: ${known.join(', ')}.`,
  repeatedColumn: (name: string) => `The column ${name} is there twice.`,
  openQuote: (line: number) => `A quotation mark that is opened in line ${line} or before is never closed.`,
  strayQuote: (line: number) =>
    `Line ${line} has a quotation mark inside a value. Write it twice, and the value in quotes.`,
  unreadable: (line: number) => `Line ${line} cannot be read.`,
  tooManyValues: 'This line has more values than the first line has columns.',
  inFuture: 'This date is in the future.',
  yesOrNo: 'Please write Yes or No.',
  hasWrongLines: (wrong: number) =>
    `${inWords(wrong)} ${wrong === 1 ? 'line has a mistake' : 'lines have mistakes'}. Nothing was imported.`,
}

const SMALL_NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

function inWords(count: number) {
  return SMALL_NUMBERS[count] ?? count.toLocaleString('en-IN')
}

const MOST_NAMED_LINES = 5

function linesInWords(lines: readonly number[]) {
  if (lines.length > MOST_NAMED_LINES) return `${lines.length.toLocaleString('en-IN')} lines`
  return `${lines.length === 1 ? 'line' : 'lines'} ${new Intl.ListFormat('en-GB').format(lines.map(String))}`
}
