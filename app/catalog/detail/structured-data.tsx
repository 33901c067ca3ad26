import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from '../../lib/api-context.ts'
import { jsonForScript, projectStructuredData } from './project-structured-data.ts'

/** Rendered on the server only: search engines read the HTML, and hydration keeps the existing markup. */
export function ProjectStructuredData({ project }: { project: Parameters<typeof projectStructuredData>[0] }) {
  const settings = useRouteLoaderData<SiteSettings>('root')
  if (!settings) return null
  const json = import.meta.env.SSR ? jsonForScript(projectStructuredData(project, settings.publicUrl)) : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON data, escaped so that it cannot close the script element
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}
