import type { FormRules } from '../../../../schemas/rules/formRules'

/** Who makes a change, in which tenant and when. */
export interface Change {
  tenant: string
  actor: string
  roles: readonly string[]
  /** The features of the tenant. */
  features: readonly string[]
  /** The ids of the tenant's plans. */
  plans: readonly number[]
  now: Date
  /** The date of `now` in the tenant's zone, YYYY-MM-DD. */
  today: string
  /** The rules of the tenant's forms. */
  rules: FormRules
  /** Whether an import makes the change, with thousands of others. */
  isImport?: boolean
}
