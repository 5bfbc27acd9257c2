import type { Caller } from './clinic'

/** A request that its operation accepts, and the rows that it adds to the tables of the database. */
export interface RepeatedRequest {
  caller: Caller
  path: string
  body?: object
  adds: Readonly<Record<string, number>>
}
