import type { Bench } from './bench-context.ts'
import { measureCatalogue } from './groups/catalogue.ts'
import { measureFreshness } from './groups/fresh.ts'
import { measureLighthouse } from './groups/lighthouse.ts'
import { measureLists } from './groups/lists.ts'
import { measureMemory } from './groups/memory.ts'
import { measurePages } from './groups/pages.ts'
import { measureStart } from './groups/start.ts'
import { measureViews } from './groups/views.ts'
import type { Row } from './rows.ts'

interface Group {
  title: string
  run: (bench: Bench) => Promise<Row[]>
}

export const GROUPS = {
  pages: { title: 'pages and answers, kept and made', run: measurePages },
  fresh: { title: 'how soon an edit is seen', run: measureFreshness },
  catalogue: { title: 'thousands of projects', run: measureCatalogue },
  lists: { title: 'long lists in the back office', run: measureLists },
  lighthouse: { title: 'Lighthouse, as a phone', run: measureLighthouse },
  views: { title: 'what a first view weighs', run: measureViews },
  memory: { title: 'memory at rest', run: measureMemory },
  start: { title: 'from an empty folder', run: measureStart },
} satisfies Record<string, Group>

export type GroupName = keyof typeof GROUPS
