import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { SignInProviderOptions } from '../../../../demo/signInProvider/configuration'
import { root } from '../../../paths'

const script = path.join(root, 'server/platform/identity/external/test/providerProcess.ts')

/** Starts a provider as a process of its own. Returns a function that ends it. */
export async function startExternalProvider(options: SignInProviderOptions): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}
