import 'react'

declare module 'react' {
  /** Invoker commands: a button that opens or closes a dialog before any script has run. React passes both through. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'show-popover' | 'hide-popover' | 'toggle-popover' | undefined
    commandfor?: string | undefined
  }
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
