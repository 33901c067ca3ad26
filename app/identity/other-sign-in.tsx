import { Link } from 'react-router'
import { Alert } from '../ui/feedback/alert.tsx'

/** Shown when the account belongs to another sign-in page; links to that page. */
export function OtherSignIn({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <>
      <Alert kind="info" text={text} />
      <p>
        <Link className="account-link" to={to}>
          {label}
        </Link>
      </p>
    </>
  )
}
