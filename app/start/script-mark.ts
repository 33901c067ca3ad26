import { createContext } from 'react'

/** The mark that one render puts on its own scripts (`approve-scripts.ts`); undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined)
