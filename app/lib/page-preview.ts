import { type ComponentType, createContext } from 'react'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'

/** Components of the public site, which the page editor gets by context, because it must not import them. */
export interface PagePreview {
  /** The page as visitors see it. Each part is in an element with its id in `data-preview-part`. */
  Page: ComponentType<{ page: ManagedPage; openPart: string | null; onOpen: (part: string) => void }>
  /** The URL of a bundled picture. */
  bundledSrc: (file: string) => string
}

export const PagePreviewContext = createContext<PagePreview | null>(null)
