import type { Tenant } from '@schemas/generated/tenant'
import { parseManifest } from './parseManifest'
import { withDefaults } from './withDefaults'
import { ManifestError } from './manifestError'

const file = 'tenant/tenant.json'

/**
 * Which tenant this is: from the page's data block `#tenant` when the server wrote one, else from `tenant/tenant.json`.
 * Out: the tenant with its defaults. Rejects with `ManifestError` when there is none or the start cannot use it.
 */
export async function loadTenant(): Promise<Tenant> {
  const inlined = document.getElementById('tenant')?.textContent
  return withDefaults(
    inlined ? parseManifest('index.html', inlined) : parseManifest(file, await fetchManifest()),
  )
}

async function fetchManifest(): Promise<string> {
  const answer = await fetch(file).catch((cause: unknown) => {
    throw new ManifestError(file, '', 'an answer', String(cause))
  })
  if (!answer.ok) throw new ManifestError(file, '', 'status 200', String(answer.status))
  return answer.text()
}
