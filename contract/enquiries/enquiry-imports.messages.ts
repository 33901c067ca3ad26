export const enquiryImportsMessages = {
  hint: 'Authorized is Yes or No, empty means No. Date is when the enquiry was received, such as 2026-11-07 or 7 Nov 2026, 14:30.',
  receivedRequired: 'Please enter when the enquiry was received.',
  received: (name: string, on: string) => `${name}, received ${on}`,
  imported: (count: number) => `${enquiriesInWords(count)} imported. No mail was sent.`,
  importCount: enquiriesInWords,
  isImported: 'imported',
}

function enquiriesInWords(count: number) {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'enquiry' : 'enquiries'}`
}
