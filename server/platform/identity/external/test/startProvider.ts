import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ProviderOptions } from '../../../../demo/signInProvider/configuration'
import { root } from '../../../paths'

const script = path.join(root, 'server/platform/identity/external/test/providerProcess.ts')

/** Starts a provider as a process of its own. Returns a function that ends it. */
export async function startProvider(options: ProviderOptions): Promise<() => Promise<void>> {
  const provider = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(options)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(provider.stdout, 'data')
  return async () => {
    provider.kill('SIGKILL')
    await once(provider, 'exit')
  }
}
