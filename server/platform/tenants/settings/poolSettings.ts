/** From when to when on which days, in the tenant's zone. */
export interface PoolHours {
  /** 1 Monday to 7 Sunday. Absent: every day. */
  days?: readonly number[]
  /** HH:MM. */
  from: string
  to: string
}

/** How a tenant takes calls without an appointment, `calls.pool` of backend.json. Absent: it takes none. */
export interface PoolSettings {
  /** Absent: at any hour. */
  hours?: readonly PoolHours[]
  /** Seconds that a call rings at one doctor. */
  ringSeconds: number
  /** How many people may wait at once. */
  maxWaiting: number
  /** Minutes after which a call ends that nobody has answered. */
  maxMinutes: number
  /** Minutes before a visit of a doctor from which no such call rings at them. */
  breakMinutes: number
  /** How many such calls a plan includes per calendar month. Absent: any number. */
  perMonth?: number
  /** The service of the visits. Absent: the shortest online service of the doctor. */
  serviceId?: number
}

const defaults = { ringSeconds: 20, maxWaiting: 10, maxMinutes: 30, breakMinutes: 15 }

const upTo = (maximum: number, minimum = 1) => ({ type: 'integer', minimum, maximum })
const clock = (description: string) => ({
  type: 'string',
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$',
  description,
})

/** JSON schema of `calls.pool` in backend.json. */
export const poolSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    hours: {
      type: 'array',
      minItems: 1,
      maxItems: 14,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['from', 'to'],
        properties: {
          days: { type: 'array', minItems: 1, uniqueItems: true, items: upTo(7) },
          from: clock('A time like 08:00.'),
          to: clock('A later time of the same day, like 22:00 or 24:00.'),
        },
      },
    },
    ringSeconds: upTo(120, 5),
    maxWaiting: upTo(1000),
    maxMinutes: upTo(240),
    breakMinutes: upTo(120, 0),
    perMonth: upTo(1000),
    serviceId: upTo(2_147_483_647),
  },
  description: 'Doctors who take calls without an appointment, in turn. Their records say who they are.',
}

/** The settings of a tenant's pool, with the default for each that backend.json leaves out; undefined: it has none. */
export const poolSettingsOf = ({
  backend,
}: {
  backend: { calls?: { pool?: Partial<PoolSettings> } }
}): PoolSettings | undefined => backend.calls?.pool && { ...defaults, ...backend.calls.pool }
