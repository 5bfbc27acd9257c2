import { spawn } from 'node:child_process'
import { HttpError } from '../errors/httpError'
import { scanByClamd, type ClamdAddress } from '../../providers/clamd/scanByClamd'

const TIMEOUT_MS = 60_000

/** What scans files: a command with its arguments, or ClamAV's daemon. */
export type Scanner = readonly string[] | ClamdAddress

/** Scans a file. Throws 400 for a refused file, and 503 when the scanner does not answer, because an unscanned file is never kept. */
export async function scanFile(scanner: Scanner, file: string): Promise<void> {
  const isClean = isCommand(scanner)
    ? await scanByCommand(scanner, file)
    : await scanByClamd(scanner, file, TIMEOUT_MS)
  if (isClean === false)
    throw new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file', reason: 'infected' } })
  if (isClean === null) throw new HttpError(503, 'GENERAL')
}

const isCommand = (scanner: Scanner): scanner is readonly string[] => Array.isArray(scanner)

/** Runs a command without a shell: exit code 0 accepts the file, 1 refuses it, as ClamAV's commands do; null for any other end. */
async function scanByCommand(
  [command = '', ...args]: readonly string[],
  file: string,
): Promise<boolean | null> {
  const code = await new Promise<number | null>((resolve) => {
    const scanner = spawn(command, [...args, file], { stdio: 'ignore', timeout: TIMEOUT_MS })
    scanner.on('error', () => resolve(null))
    scanner.on('exit', resolve)
  })
  return code === 0 ? true : code === 1 ? false : null
}
