import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import './icon-button.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Accessible name of the button; also its tooltip. */
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
