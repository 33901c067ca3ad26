import { fieldRule } from '../lib/field-rule.ts'
import { subscription } from './subscription.ts'

export const complaintAbout = fieldRule(subscription.schema.shape.email)

export { noteFillingTime } from '../lib/filling-time.ts'
