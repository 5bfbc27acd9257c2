/** Who must have a second step. */
export type SecondStepGroup = 'administrators' | 'doctors'

/** The second step of a sign-in: `secondStep` of backend.json. */
export interface SecondStepSettings {
  /** Who does not enter without one. Everybody else may have one. */
  requiredFor: readonly SecondStepGroup[]
}

/** JSON schema of `secondStep` in backend.json. */
export const secondStepSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['requiredFor'],
  properties: {
    requiredFor: {
      type: 'array',
      uniqueItems: true,
      items: { enum: ['administrators', 'doctors'] },
    },
  },
}

/** Whether a tenant requires a second step of a group. */
export const requiresOf = (
  { backend }: { backend: { secondStep?: SecondStepSettings } },
  group: SecondStepGroup,
): boolean => backend.secondStep?.requiredFor.includes(group) ?? false
