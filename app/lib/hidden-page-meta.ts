import { type PageMeta, pageMeta } from './page-meta.ts'
import { titleOfRoute } from './page-titles.ts'

/** The `meta` of a screen behind a sign-in: its own title from the table, and a word to search engines to pass by. */
export function hiddenPageMeta({ matches }: Pick<PageMeta, 'matches'>) {
  return pageMeta({ title: titleOfRoute(matches.at(-1)?.id), matches, isHidden: true })
}
