import type { Tenant } from '@schemas/generated/tenant'
import { bootCheck } from './parseManifest'
import { completeTenant } from './withDefaults'
import { TenantFault } from './manifestError'

const file = 'tenant/tenant.json'

/**
 * Which tenant this is: from the page's data block `#tenant` when the server wrote one, else from `tenant/tenant.json`.
 * Out: the tenant with its defaults. Rejects with `TenantFault` when there is none or the start cannot use it.
 */
export async function readManifest(): Promise<Tenant> {
  const inlined = document.getElementById('tenant')?.textContent
  return completeTenant(inlined ? bootCheck('index.html', inlined) : bootCheck(file, await fetchManifest()))
}

async function fetchManifest(): Promise<string> {
  const answer = await fetch(file).catch((cause: unknown) => {
    throw new TenantFault(file, '', 'an answer', String(cause))
  })
  if (!answer.ok) throw new TenantFault(file, '', 'status 200', String(answer.status))
  return answer.text()
}
