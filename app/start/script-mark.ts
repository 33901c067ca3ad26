import { createContext } from 'react'

/** The nonce with which a render marks its own scripts, see `approve-scripts.ts`. Undefined in the browser. */
export const ScriptMark = createContext<string | undefined>(undefined)
