import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const ROOTS = ['contract', 'server', 'app', 'demo']

/** Prints each violated rule with its remedy, and returns whether there was none. */
export async function checkImportRules() {
  const options = await extractOptions('./.dependency-cruiser.cjs')
  const { output } = await cruise(ROOTS, options, undefined, { tsConfig: extractTSConfig('./tsconfig.json') })
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text instead of its result')

  const faults = [...unseenRoots(output), ...brokenRules(output)]
  for (const fault of faults) console.error(`   ${fault}`)
  if (faults.length === 0) console.log(`   ${output.summary.totalCruised} modules, ${countImports(output)} imports`)
  return faults.length === 0
}

/** With an unsupported TypeScript version the tool finds no modules and therefore no violations. */
function unseenRoots({ modules }: ICruiseResult) {
  const isSeen = (root: string) => modules.some(({ source }) => source.startsWith(`${root}/`) && /\.tsx?$/.test(source))
  return ROOTS.filter((root) => !isSeen(root)).map((root) => `No TypeScript module was seen in ${root}/.`)
}

function brokenRules({ summary }: ICruiseResult) {
  const comments = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))
  return summary.violations.map(
    ({ rule, from, to }) => `${from} → ${to}\n      ${rule.name}: ${comments.get(rule.name)}`,
  )
}

function countImports({ summary }: ICruiseResult) {
  return summary.totalDependenciesCruised ?? 0
}
