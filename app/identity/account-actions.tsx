import { Ban, Check, MailPlus } from 'lucide'
import type { Customer } from '#contract/identity/customers.endpoints.ts'
import { identityMessages } from '#contract/identity/identity.messages.ts'
import { Icon } from '../ui/icon.tsx'
import type { MenuItem } from '../ui/overlay/menu.tsx'

/** Only for accounts that have not replaced their temporary password yet. */
export function inviteAgainItem({ isInvited, isBlocked }: Customer, onSelect: () => void): MenuItem[] {
  if (!isInvited || isBlocked) return []
  return [{ label: identityMessages.customers.inviteAgain, icon: <Icon of={MailPlus} size={16} />, onSelect }]
}

export function blockItem({ isBlocked }: Customer, onSelect: () => void): MenuItem {
  return {
    label: isBlocked ? identityMessages.customers.unblock : identityMessages.customers.block,
    icon: <Icon of={isBlocked ? Check : Ban} size={16} />,
    isDanger: !isBlocked,
    onSelect,
  }
}
