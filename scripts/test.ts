import { keepTemporaryFilesInMemory } from './test/memory-folder.ts'
import { QUICK, type Run, STAGES, STEPS, type StepName } from './test/steps.ts'
import { add, isClean, NOTHING, resultLine, shareOf, type Tally } from './test/tally.ts'

await main(process.argv.slice(2))

async function main(words: string[]) {
  const unknown = words.filter((word) => word !== 'quick' && !isStep(word) && !isFilter(word))
  if (unknown.length > 0) {
    console.error(`There is no check "${unknown[0]}". These exist: quick, ${Object.keys(STEPS).join(', ')}.`)
    console.error('A word with a slash, dot or dash narrows unit, postgres and browser to matching files.')
    process.exitCode = 1
    return
  }

  const named = words.flatMap((word) => (word === 'quick' ? QUICK : isStep(word) ? [word] : []))
  const filters = words.filter(isFilter)
  const isQuick = words.includes('quick')
  const isSelected = (name: StepName) => named.length === 0 || named.includes(name)

  keepTemporaryFilesInMemory()
  const failed = new Set<StepName>()
  const failures: string[] = []
  let total = NOTHING
  for (const stage of STAGES) {
    const names = stage.filter(isSelected)
    const isAlone = names.length === 1
    for (const tally of await Promise.all(
      names.map((name) => runStep(name, { filters, isQuick, failed, failures, isAlone })),
    )) {
      total = add(total, tally)
    }
  }

  for (const failure of failures) console.log(`\n✗ ${failure}`)
  console.log(failed.size > 0 ? `\nFailed: ${[...failed].join(', ')}` : '\nAll well.')
  console.log(resultLine(total))
  process.exitCode = isClean(total) ? 0 : 1
}

async function runStep(name: StepName, run: Run & { failed: Set<StepName> }): Promise<Tally> {
  const started = Date.now()
  console.log(`\n── ${name}: ${STEPS[name].title}`)
  const tally = await STEPS[name].run(run)
  if (!isClean(tally)) run.failed.add(name)
  console.log(`   ${name}: ${shareOf(tally)}, ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return tally
}

function isStep(word: string): word is StepName {
  return Object.hasOwn(STEPS, word)
}

function isFilter(word: string) {
  return /[./]/.test(word) || word.startsWith('-')
}
