import { useQuery } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import { contentMessages } from '#contract/content/content.messages.ts'
import { staffMessages } from '#contract/identity/staff.messages.ts'
import type { StaffMember } from '#contract/identity/staff.schema.ts'
import { listLeadOwners } from '#contract/leads/leads.endpoints.ts'
import { callOptions } from '../lib/use-call.ts'
import { Button, type ButtonVariant } from '../ui/action/button.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { SkeletonLine } from '../ui/feedback/skeleton.tsx'
import { SelectField } from '../ui/form/select-field.tsx'
import { initialFocus } from '../ui/overlay/dialog.tsx'

interface StaffLeadsFormProps {
  member: StaffMember
  /** Whether the change takes away the member's access to leads. */
  losesLeads: boolean
  submitLabel: string
  submitVariant?: ButtonVariant
  onSubmit: (form: FormData, leadsTo: number | null) => void
  onChange?: (form: FormData) => void
  onClose: () => void
  children: ReactNode
}

const NOBODY = 'nobody'

/** Also asks who takes over the member's open leads, if there are any. */
export function StaffLeadsForm(props: StaffLeadsFormProps) {
  const { member, losesLeads, submitLabel, submitVariant, onSubmit, onChange, onClose, children } = props
  const isAsked = losesLeads && member.openLeads > 0
  const owners = useQuery({ ...callOptions([listLeadOwners]), enabled: isAsked })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const leadsTo = form.get('leadsTo') ?? NOBODY
    onSubmit(form, leadsTo === NOBODY ? null : Number(leadsTo))
  }

  return (
    <form
      className="invite-form"
      onSubmit={submit}
      onChange={({ currentTarget }) => onChange?.(new FormData(currentTarget))}
    >
      {children}
      {isAsked && (
        <div>
          <p className="staff-leads">{staffMessages.losesLeads(member.openLeads)}</p>
          {owners.data ? (
            <SelectField
              label={staffMessages.leadsTo}
              hint={staffMessages.leadsToHint}
              name="leadsTo"
              options={[
                { value: NOBODY, label: staffMessages.leadsToNobody },
                ...owners.data
                  .filter(({ id }) => id !== member.id)
                  .map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          ) : owners.error ? (
            <ErrorState
              as="p"
              title={contentMessages.loadFailed}
              text={owners.error.message}
              onRetry={() => void owners.refetch()}
            />
          ) : (
            <SkeletonLine height="44px" />
          )}
        </div>
      )}
      <div className="confirm-dialog-end">
        <Button variant="ghost" onClick={onClose} {...initialFocus}>
          {contentMessages.cancel}
        </Button>
        <Button type="submit" variant={submitVariant} disabled={isAsked && !owners.data}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
