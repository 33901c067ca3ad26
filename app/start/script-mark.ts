import { createContext } from 'react'

/** The nonce of the current render for its own scripts (`approve-scripts.ts`); undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined)
