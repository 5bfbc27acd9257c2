import type { Plan } from '../../../../schemas/generated/entities'
import { capabilityLevels } from '../../../../schemas/rules/planCapabilities'

/** The texts of a plan in another language. */
export type PlanTexts = Partial<Pick<Plan, 'name' | 'longDescription'>>

/** A plan of a tenant, as its backend.json has it: its texts are in the tenant's first language. */
export interface TenantPlan extends Omit<Plan, 'videoCalls' | 'inclusions'> {
  /** The texts in the tenant's other languages, by language (decision 604). */
  translations?: Record<string, PlanTexts>
}

const texts = {
  name: { type: 'string', minLength: 1, maxLength: 100 },
  longDescription: { type: 'string', maxLength: 2000 },
}

/** JSON schema of the plans in backend.json. */
export const planSettingsSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'name'],
    properties: {
      id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      ...texts,
      translations: {
        type: 'object',
        additionalProperties: { type: 'object', additionalProperties: false, properties: texts },
        description: 'The texts in other languages of the tenant, by language.',
      },
      category: { type: 'string', maxLength: 60 },
      isPaymentPlan: { type: 'boolean' },
      price: { type: 'number', minimum: 0 },
      currency: { type: 'string', pattern: '^[A-Z]{3}$', description: 'A code like EUR.' },
      capabilities: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          Object.entries(capabilityLevels).map(([name, levels]) => [name, { enum: [...levels] }]),
        ),
        description: 'What people with the plan can do; the portal writes the sentences.',
      },
    },
  },
  description: 'The plans that users can have.',
}
