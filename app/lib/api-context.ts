import { createContext } from 'react-router'
import type { Api } from './api-client.ts'

/** The api client of the side we are on: in process while rendering on the server, fetch in the browser. */
export const apiContext = createContext<Api>()

export interface SiteSettings {
  apiBase: string
  publicUrl: string
  /** Shown at the address of another page, which failed: started there, the router would look for that one. */
  isStandIn?: true
}

/** What the document must know of the configuration. */
export const settingsContext = createContext<SiteSettings>()
