import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import type { DatabaseKind } from '../../../../test/databases'
import { startTestIdentity, type TestIdentity } from '../../test/identityServer'
import { signInsAt } from './signIns'

/** A busy machine takes long to open a database. */
const STARTUP_MS = 180_000

/**
 * Starts an identity server where administrators and doctors must have a second step, for the tests of a `describe`. Nobody
 * has one when a test begins. Returns a function that returns the server, with what signs in to it.
 */
export function useSecondStepServer(
  database: DatabaseKind,
): () => TestIdentity & ReturnType<typeof signInsAt> {
  let server: TestIdentity
  beforeAll(async () => {
    server = await startTestIdentity(database, {
      secondStep: { requiredFor: ['administrators', 'doctors'] },
      serverKey: [Buffer.alloc(32, 7)],
    })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  }, STARTUP_MS)
  beforeEach(() =>
    server.db.exec(`delete from second_step_factor; delete from recovery_code; delete from sign_in_attempt;
      delete from oidc_payload; delete from letter`),
  )
  afterAll(async () => {
    vi.restoreAllMocks()
    await server.close()
  })
  return () => ({ ...server, ...signInsAt(server.portico) })
}
