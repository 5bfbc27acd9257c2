import { afterAll, beforeAll } from 'vitest'
import type { DatabaseKind } from '../databases'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from './clinic'

/**
 * Opens a clinic with `more` features before the tests of a file or block and closes it after them. Returns the API for an account of tenant
 * `one`, and the clinic; both are there once the tests run.
 */
export function testClinic(
  database: DatabaseKind,
  email: string,
  more: readonly string[] = [],
): { call: Caller; clinic: () => Clinic } {
  let clinic: Clinic
  let call: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, more)
    call = await clinic.as(email)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  return { call: (...request) => call(...request), clinic: () => clinic }
}
