import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** A backup could not be written or restored. The message is for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Runs a program to its end. Rejects with `BackupError`: what it printed, or that it is not installed. */
export async function runProgram(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await execute(name, [...args], { env: { ...process.env, ...env } })
    return stdout
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string }
    const message =
      code === 'ENOENT'
        ? `The program ${name} is not installed. Install it${name.startsWith('pg_') ? ' with the client of PostgreSQL' : ''}, and try again.`
        : `${name} failed: ${stderr.trim()}`
    throw new BackupError(message, { cause: error })
  }
}

/** Runs pg_dump or pg_restore on a database. Its password is in the environment: others see the arguments of a process. */
export function runOnPostgres(
  name: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<string> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return runProgram(name, [...args, `--dbname=${address.href}`], password ? { PGPASSWORD: password } : {})
}
