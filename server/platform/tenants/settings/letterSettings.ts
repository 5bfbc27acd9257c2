/** The settings of a tenant's letters, `letters` of backend.json. */
export interface LetterSettings {
  /** The sender's email. Absent: `no-reply` at the tenant's first host. */
  from?: string
  /** Hours before an appointment at which a reminder is sent. An empty list: no reminders. */
  reminderHours: readonly number[]
  /** A PNG or JPEG picture of the tenant's folder, because few mail programs show SVG. Absent: the name only. */
  logo?: string
}

const defaults: LetterSettings = { reminderHours: [24, 2] }

/** JSON schema of `letters` in backend.json. */
export const letterSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    from: { type: 'string', format: 'email' },
    reminderHours: {
      type: 'array',
      maxItems: 5,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: 336 },
    },
    logo: {
      type: 'string',
      pattern: '^assets/[\\w-]+\\.(png|jpg)$',
      description: 'A PNG or JPEG file in assets/ of the tenant.',
    },
  },
}

/** The letter settings of a tenant, with the default for each that backend.json leaves out. */
export const letterSettingsOf = ({
  backend,
}: {
  backend: { letters?: Partial<LetterSettings> }
}): LetterSettings => ({ ...defaults, ...backend.letters })
