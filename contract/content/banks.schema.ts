import * as z from 'zod/mini'
import { storedFile } from '#contract/uploads/uploads.schema.ts'
import { idOrNew, required, versionSeen } from '#contract/wire/fields.ts'
import { LENGTH } from '#contract/wire/wire.constants.ts'
import { banksMessages } from './banks.messages.ts'
import { Bank } from './content.schema.ts'

/** A bank as staff see it. */
export const ManagedBank = z.extend(Bank, { version: z.int() })
export type ManagedBank = z.output<typeof ManagedBank>

export const BankDraft = z.object({
  id: idOrNew(),
  name: required(banksMessages.nameRequired, { max: LENGTH.name }),
  logo: storedFile(banksMessages.logoRequired),
  version: versionSeen(),
})
export type BankDraft = z.output<typeof BankDraft>
