import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import './button.css'

export type ButtonVariant = 'ink' | 'ghost' | 'paper' | 'line' | 'danger'

type Look = { variant?: ButtonVariant; size?: 'md' | 'sm'; isWide?: boolean }

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Set it, even to false, on every button that can become busy: it reserves the width of the busy label. */
    isBusy?: boolean
    busyLabel?: ReactNode
  }

export function Button(props: ButtonProps) {
  const { variant, size, isWide, isBusy, busyLabel, className, children, onClick, type = 'button', ...rest } = props

  // A busy button stays focusable and only ignores clicks, because disabling it would drop the keyboard focus.
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) return event.preventDefault()
    onClick?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonLook({ variant, size, isWide }), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {isBusy === undefined ? (
        children
      ) : (
        <>
          <span className="button-face">{children}</span>
          <span className="button-face button-busy">
            <Spinner />
            {busyLabel ?? children}
          </span>
        </>
      )}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look

export function ButtonLink({ variant, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <Link discover="none" {...rest} className={classNames(buttonLook({ variant, size, isWide }), className)} />
}

/** For links outside the router: tel:, mailto:, downloads. */
export function ButtonAnchor({ variant, size, isWide, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={classNames(buttonLook({ variant, size, isWide }), className)}>
      {children}
    </a>
  )
}

function buttonLook({ variant = 'ink', size = 'md', isWide }: Look) {
  return classNames('button', `button-${variant}`, size === 'sm' && 'button-sm', isWide && 'button-wide')
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
  look?: 'plain' | 'framed' | 'solid'
}

export function IconButton({ label, icon, look = 'plain', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames('icon-button', look !== 'plain' && `icon-button-${look}`, className)}
    >
      {icon}
    </button>
  )
}
