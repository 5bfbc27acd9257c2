import { createFormRules } from '../../../../schemas/rules/formRules'
import type { Change } from './change'

/** A change by somebody without roles, in a tenant without features. */
export const testChange = (tenant: string): Change => ({
  tenant,
  actor: 'x',
  roles: [],
  features: [],
  plans: [],
  now: new Date(),
  today: new Date().toISOString().slice(0, 10),
  rules: createFormRules({}),
})
