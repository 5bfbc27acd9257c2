import os from 'node:os'
import path from 'node:path'

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../../..')

/** The port of the portal under test. */
export const port = Number(process.env['PORTICO_E2E_PORT'] ?? 4090)

/** Data folder of the portal under test, including its emails. */
export const data = path.join(os.tmpdir(), `portico-e2e-${port}`)

/** The address of a tenant's portal. */
export const addressOf = (tenant: string): string => `http://${tenant}.localhost:${port}`
