import { type ComponentType, createContext } from 'react'
import type { ManagedPage } from '#contract/content/manage-pages.endpoints.ts'

/** The public components that the editor of pages needs; the editor itself must not import those of the site. */
export interface PagePreview {
  /** The page as visitors would see it, with each part in an element that has its id in `data-preview-part`. */
  Page: ComponentType<{ page: ManagedPage; openPart: string | null; onOpen: (part: string) => void }>
  /** The address of a picture that comes with the site. */
  bundledSrc: (file: string) => string
}

export const PagePreviewContext = createContext<PagePreview | null>(null)
