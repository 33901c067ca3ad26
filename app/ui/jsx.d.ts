import 'react'

declare module 'react' {
  /** Invoker commands, which open or close a dialog without JavaScript. React passes both attributes through. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'show-popover' | 'hide-popover' | 'toggle-popover' | undefined
    commandfor?: string | undefined
  }
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
