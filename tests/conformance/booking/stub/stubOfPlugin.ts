import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Stub } from './startStub'

/**
 * The stub that a plugin of the build brings in its file `testBackEnd.ts`; undefined if it books at the reference server. Takes
 * the root of the project, and the plugin's folder in it. Throws for a file without a stub.
 */
export async function stubOfPlugin(root: string, folder: string): Promise<Stub | undefined> {
  const file = path.join(root, folder, 'testBackEnd.ts')
  if (!existsSync(file)) return undefined
  const { stub } = (await import(file)) as { stub?: Stub }
  if (!stub) throw new Error(`${folder}/testBackEnd.ts has no export "stub"`)
  return stub
}
