import { useId } from 'react'
import { Link } from 'react-router'
import type { FoundMediaItem } from '#contract/content/search.endpoints.ts'
import { searchMessages } from '#contract/content/search.messages.ts'
import { Marked } from './search-results.tsx'
import './search-news.css'
import { Day } from '../ui/day.tsx'

interface SearchNewsProps {
  mediaItems: readonly FoundMediaItem[]
  query: string
}

export function SearchNews({ mediaItems, query }: SearchNewsProps) {
  const id = useId()
  if (mediaItems.length === 0) return null
  return (
    <div className="search-news">
      <p className="label" id={id}>
        {searchMessages.inTheNews}
      </p>
      <ul aria-labelledby={id}>
        {mediaItems.map((item) => {
          const words = (
            <>
              <Day className="label" day={item.date} />
              <span>
                <Marked text={item.name} query={query} />
              </span>
            </>
          )
          return (
            <li key={item.id}>
              {item.link ? (
                <a href={item.link} target="_blank" rel="noopener noreferrer">
                  {words}
                </a>
              ) : (
                <Link to="/media">{words}</Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
