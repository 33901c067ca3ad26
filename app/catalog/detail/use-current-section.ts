import { useEffect, useState } from 'react'

/** The section that crosses the upper half of the screen; null above the first. Takes ids separated by blanks. */
export function useCurrentSection(ids: string) {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const crossing = new Set<Element>()
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target)
          else crossing.delete(target)
        }
        setCurrent(sections.findLast((section) => crossing.has(section))?.id ?? null)
      },
      { rootMargin: '-35% 0px -60% 0px' },
    )
    for (const section of sections) watcher.observe(section)
    return () => watcher.disconnect()
  }, [ids])
  return current
}
