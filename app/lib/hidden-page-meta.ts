import { type PageMeta, pageMeta } from './page-meta.ts'
import { titleOfScreen } from './screen-titles.ts'

/** The `meta` of a screen of the back office: its own title from the table, and a word to search engines to pass by. */
export function hiddenPageMeta({ matches }: Pick<PageMeta, 'matches'>) {
  return pageMeta({ title: titleOfScreen(matches.at(-1)?.id), matches, isHidden: true })
}
