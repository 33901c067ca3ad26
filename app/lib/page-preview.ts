import { type ComponentType, createContext } from 'react'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'

/** The public components that the page editor needs but must not import itself. */
export interface PagePreview {
  /** The page as visitors see it. Each part is in an element with its id in `data-preview-part`. */
  Page: ComponentType<{ page: ManagedPage; openPart: string | null; onOpen: (part: string) => void }>
  /** The URL of a bundled picture. */
  bundledSrc: (file: string) => string
}

export const PagePreviewContext = createContext<PagePreview | null>(null)
