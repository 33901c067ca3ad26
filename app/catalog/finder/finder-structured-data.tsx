import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../../lib/company.ts'
import { jsonForScript } from '../detail/structured-data.tsx'
import type { ShownProject } from './shown-project.ts'

/** Rendered on the server only, like `ProjectStructuredData`. */
export function FinderStructuredData({ projects }: { projects: readonly ShownProject[] }) {
  const settings = useRouteLoaderData<RootData>('root')
  if (!settings) return null
  const json = import.meta.env.SSR ? jsonForScript(finderStructuredData(projects, settings.publicUrl)) : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON data, escaped so that it cannot close the script element
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

export function finderStructuredData(projects: readonly Pick<ShownProject, 'name' | 'address'>[], site: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: projects.map(({ name, address }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: site + address,
    })),
  }
}
