import type { TenantOnServer } from '../tenants/tenants'
import type { MailAddress } from './mail'

/** The sender of a tenant's letters. `portal`: the address of its portal. */
export const senderOf = ({ manifest, backend }: TenantOnServer, portal: string): MailAddress => ({
  name: manifest.name,
  address: backend.letters?.from ?? `no-reply@${new URL(portal).hostname}`,
})
