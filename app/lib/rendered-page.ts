import { createContext } from 'react-router'

/** Where the server's entry leaves the page it rendered. In the body of its answer it would be copied and read back. */
export interface RenderedPage {
  page: Buffer<ArrayBuffer> | null
  /** The hashes of the inline scripts that the render itself wrote: the only ones that may run. */
  scriptHashes: readonly string[]
}

export const renderedPageContext = createContext<RenderedPage | null>(null)
