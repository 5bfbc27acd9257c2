import type { Tenant } from '@schemas/generated/tenant'
import { parseManifest } from './parseManifest'
import { withDefaults } from './withDefaults'
import { ManifestError } from './manifestError'

const file = 'tenant/tenant.json'

/**
 * Loads the tenant: from the page's data block `#tenant` if the server wrote one, else from `tenant/tenant.json`.
 * Returns the tenant with defaults. Rejects with `ManifestError` when it is missing or unusable.
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
