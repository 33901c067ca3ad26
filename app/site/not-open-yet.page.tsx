import { useMatches } from 'react-router'
import { pageMeta } from '../lib/page-meta.ts'
import { titleOfRoute } from '../lib/page-titles.ts'
import type { Route } from './+types/not-open-yet.page'
import { LostMessage } from './lost-message.tsx'
import { openingWords } from './opening-words.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: titleOfRoute(matches.at(-1)?.id), matches, isHidden: true })
}

export default function NotOpenYet() {
  const address = useMatches().at(-1)?.id ?? ''
  return <LostMessage heading="Not open yet." text={openingWords(address)} />
}
