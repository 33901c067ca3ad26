import { ArrowUpRight } from 'lucide'
import { Plinth } from '../ui/brand/plinth.tsx'
import { Day } from '../ui/day.tsx'
import { Icon } from '../ui/icon.tsx'
import { MediaLink } from './media-link.tsx'
import type { ShownItem } from './media-years.ts'

export function NewsCard({ item }: { item: ShownItem }) {
  return (
    <MediaLink link={item.link} className="news-card">
      <Plinth />
      <span className="news-date">
        <Day className="label tabular" day={item.date} />
        {item.link && <Icon of={ArrowUpRight} size={20} />}
      </span>
      <h3>{item.name}</h3>
      <p className="news-text">{item.description}</p>
    </MediaLink>
  )
}
