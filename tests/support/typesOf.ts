import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * Type-checks some folders of a copy of the project and their imports, which is faster than checking everything.
 * Returns the compiler's errors; empty if there are none.
 */
export async function typesOf(copy: string, folders: readonly string[]): Promise<string> {
  const config = {
    extends: './tsconfig.json',
    include: [...folders, 'kits/admin/form/virtual.d.ts', 'core/app/addressPlugins/virtual.d.ts'],
  }
  writeFileSync(path.join(copy, 'tsconfig.part.json'), JSON.stringify(config))
  const compiler = path.join(copy, 'node_modules/typescript/bin/tsc')
  // Other tests have the other cores, and several threads check the types that they share once each.
  const options = ['-p', 'tsconfig.part.json', '--singleThreaded']
  const run = promisify(execFile)(process.execPath, [compiler, ...options], { cwd: copy })
  const { stdout } = await run.catch((error: unknown) => error as { stdout: string })
  return stdout
}
