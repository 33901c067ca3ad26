import { KeyRound, LogOut, ShieldCheck, UserRound } from 'lucide'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminMessages } from '#contract/back-office/admin.messages.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { secondFactorMessages } from '#contract/identity/second-factor.messages.ts'
import { signOut } from '#contract/identity/sign-in.endpoints.ts'
import { uploadsMessages } from '#contract/uploads/uploads.messages.ts'
import { ChangePasswordDialog } from '../../identity/change-password-dialog.tsx'
import { SecondFactorDialog } from '../../identity/second-factor-dialog.tsx'
import { browserApi } from '../../lib/browser-api.ts'
import { forgetAdmin, storedSession } from '../../lib/session-store.ts'
import { Button } from '../../ui/action/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog, initialFocus } from '../../ui/overlay/dialog.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { backgroundUploads } from '../../uploads/background-uploads.ts'
import { staffSignIn } from './staff-guard.ts'
import './account-menu.css'

export function AccountMenu() {
  const id = useId()
  const [isChanging, setChanging] = useState(false)
  const [isSecuring, setSecuring] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const navigate = useNavigate()
  const email = storedSession().email ?? ''

  function leave() {
    const signInPath = staffSignIn()
    logOut()
    void navigate(signInPath)
  }

  return (
    <>
      <Menu
        label={adminMessages.account}
        closesOnLeave
        trigger={
          <button type="button" className="avatar" aria-label={`${adminMessages.account}: ${email}`} title={email}>
            {email.charAt(0).toUpperCase()}
          </button>
        }
        items={[
          { label: adminMessages.account, icon: <Icon of={UserRound} size={17} />, to: '/admin/landing' },
          {
            label: identityMessages.screen.changePassword,
            icon: <Icon of={KeyRound} size={17} />,
            onSelect: () => setChanging(true),
          },
          {
            label: secondFactorMessages.name,
            icon: <Icon of={ShieldCheck} size={17} />,
            onSelect: () => setSecuring(true),
          },
          {
            label: adminMessages.logout,
            icon: <Icon of={LogOut} size={17} />,
            onSelect: () => (backgroundUploads.isRunning() ? setConfirming(true) : leave()),
          },
        ]}
      />
      <ChangePasswordDialog isOpen={isChanging} onClose={() => setChanging(false)} email={email} />
      <SecondFactorDialog isOpen={isSecuring} onClose={() => setSecuring(false)} />
      <Dialog
        id={id}
        className="dialog-question"
        title={uploadsMessages.tray.leaveTitle}
        isOpen={isConfirming}
        hasClose={false}
        onClose={() => setConfirming(false)}
      >
        <p>{uploadsMessages.tray.leaveQuestion}</p>
        <div className="dialog-actions">
          <Button variant="ghost" onClick={leave}>
            {adminMessages.logout}
          </Button>
          <Button onClick={() => setConfirming(false)} {...initialFocus}>
            {uploadsMessages.tray.goOn}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** Ends the session in the browser at once and on the server in the background, so that it also works offline. */
function logOut() {
  void browserApi(signOut)
  forgetAdmin()
}
