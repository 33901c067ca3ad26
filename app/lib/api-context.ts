import { createContext } from 'react-router'
import type { Api } from './api-client.ts'

/** The API client of the current side: in process during server rendering, fetch in the browser. */
export const apiContext = createContext<Api>()

export interface SiteSettings {
  apiBase: string
  publicUrl: string
  /** Set on an error page that is sent in place of a failed page: hydrating it would load the failed route again. */
  isFallback?: true
}

/** The settings that the document needs. */
export const settingsContext = createContext<SiteSettings>()
