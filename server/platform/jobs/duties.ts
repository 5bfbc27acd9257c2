import type { FastifyInstance } from 'fastify'

/** What a process of an installation can do: answer pages and the API, keep the connections of the hub, do the work that repeats. */
export const duties = ['web', 'hub', 'worker'] as const
export type Duty = (typeof duties)[number]

declare module 'fastify' {
  interface FastifyInstance {
    /** The duties of this process. */
    duties: readonly Duty[]
  }
}

/** Whether the process of a server has a duty. Where nobody has said anything, it has each of them. */
export const hasDuty = (http: FastifyInstance, duty: Duty): boolean =>
  !http.hasDecorator('duties') || http.duties.includes(duty)
