export const projectImportMessages = {
  open: 'Import projects',
  hint: 'One line per project, matched by Project Name. An empty cell keeps what a project has.',
  imported: ({ count, hidden }: { count: number; hidden: number }) => {
    const imported = `${count.toLocaleString('en-IN')} ${count === 1 ? 'project' : 'projects'} imported.`
    if (hidden === 0) return imported
    const are = hidden === 1 ? 'is' : 'are'
    return `${imported} ${hidden.toLocaleString('en-IN')} ${are} hidden by the publish gate. Settle what is missing, then show ${hidden === 1 ? 'it' : 'them'}.`
  },
  ambiguousName: (count: number) => `${count} projects have this name. Write the page address of one of them.`,
  addressOfLine: (line: number) => `Line ${line} has the same page address.`,
  unknownFeature: (name: string) => `The feature ${name} does not exist. Please add it to the features first.`,
}
