import { type ComponentType, createContext } from 'react'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'

/** Components of the public site. The page editor must not import them, so it reads them from context. */
export interface PagePreview {
  /**
   * Renders the page as visitors see it. Each section or block is inside an element with its id in `data-preview-part`.
   */
  Page: ComponentType<{ page: ManagedPage; openPart: string | null; onOpen: (part: string) => void }>
  bundledSrc: (file: string) => string
}

export const PagePreviewContext = createContext<PagePreview | null>(null)
