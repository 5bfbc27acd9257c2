import { spawn } from 'node:child_process'
import { HttpError } from '../http/errors/httpError'

const TIMEOUT_MS = 60_000

/**
 * Scans a file with a command, without a shell: exit code 0 accepts it, 1 refuses it, as ClamAV's commands do. Throws 400
 * for a refused file, and 503 when the scanner does not answer, because an unscanned file is never kept.
 */
export async function scanFile([command = '', ...args]: readonly string[], file: string): Promise<void> {
  const code = await new Promise<number | null>((resolve) => {
    const scanner = spawn(command, [...args, file], { stdio: 'ignore', timeout: TIMEOUT_MS })
    scanner.on('error', () => resolve(null))
    scanner.on('exit', resolve)
  })
  if (code === 1)
    throw new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file', reason: 'infected' } })
  if (code !== 0) throw new HttpError(503, 'GENERAL')
}
