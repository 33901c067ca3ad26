import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from '../../lib/api-context.ts'
import { jsonForScript, projectStructuredData } from './project-structured-data.ts'

/** Search engines read the page that was sent: how this is made the browser need not know, and it leaves it alone. */
export function ProjectStructuredData({ project }: { project: Parameters<typeof projectStructuredData>[0] }) {
  const settings = useRouteLoaderData<SiteSettings>('root')
  if (!settings) return null
  const json = import.meta.env.SSR ? jsonForScript(projectStructuredData(project, settings.publicUrl)) : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, and nothing in it can end the script element
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
