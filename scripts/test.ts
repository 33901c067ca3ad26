import { STEPS, type StepName } from './test/steps.ts'
import { add, isClean, NOTHING, resultLine, shareOf } from './test/tally.ts'

await main(process.argv.slice(2))

async function main(words: string[]) {
  const unknown = words.filter((word) => !isStep(word) && !isFilter(word))
  if (unknown.length > 0) {
    console.error(`There is no check "${unknown[0]}". These exist: ${Object.keys(STEPS).join(', ')}.`)
    console.error('A word with a slash, dot or dash narrows unit, postgres and browser to matching files.')
    process.exitCode = 1
    return
  }

  const named = words.filter(isStep)
  const filters = words.filter((word) => !isStep(word))
  const names = (Object.keys(STEPS) as StepName[]).filter((name) => named.length === 0 || named.includes(name))

  const failed = new Set<StepName>()
  let total = NOTHING
  for (const name of names) {
    const started = Date.now()
    console.log(`\n── ${name}: ${STEPS[name].title}`)
    const tally = await STEPS[name].run({ filters, failed })
    if (!isClean(tally)) failed.add(name)
    total = add(total, tally)
    console.log(`   ${shareOf(tally)}, ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }

  console.log(failed.size > 0 ? `\nFailed: ${[...failed].join(', ')}` : '\nAll well.')
  console.log(resultLine(total))
  process.exitCode = isClean(total) ? 0 : 1
}

function isStep(word: string): word is StepName {
  return Object.hasOwn(STEPS, word)
}

function isFilter(word: string) {
  return /[./]/.test(word) || word.startsWith('-')
}
