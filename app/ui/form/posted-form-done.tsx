import { type ReactNode, useEffect, useRef } from 'react'
import { Plinth } from '../brand/plinth.tsx'
import './posted-form.css'

interface PostedFormDoneProps {
  title: string
  text: string
  children: ReactNode
}

/** Replaces a form that was sent. The focused button was removed with the form, so the heading takes the focus. */
export function PostedFormDone({ title, text, children }: PostedFormDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {}
    if (top < 0) heading.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div className="form-done" role="status">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Plinth />
      <p className="lead">{text}</p>
      <div className="form-done-next">{children}</div>
    </div>
  )
}
