import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startStripeStub, type StripeStub } from '../../../../server/providers/stripe/test/stripeStub'
import { freePort } from '../../../../server/test/freePort'
import { startPortal } from '../../../bench/portal'
import { createDemoFolder } from '../demoData'
import { root } from '../server'

const SECRET_KEY = 'sk_test_1'

/** A portal whose tenant takes cards with Stripe, and the stand-in that its server asks. */
export interface StripePortal {
  url: string
  stub: StripeStub
  stop: () => Promise<void>
}

/** Starts the tenant `portico` with Stripe instead of the sandbox, on a port of its own. */
export async function startStripePortal(): Promise<StripePortal> {
  const folder = await createDemoFolder()
  const stub = await startStripeStub(SECRET_KEY)
  const redirect = pathToFileURL(path.join(import.meta.dirname, 'redirect.mjs'))
  const portal = await startPortal(root, path.join(folder, 'data'), await freePort(), {
    PORTICO_TENANTS: writeTenant(path.join(folder, 'tenants')),
    PORTICO_STRIPE_KEY_PORTICO: SECRET_KEY,
    NODE_OPTIONS: `--import=${redirect.href}`,
    STRIPE_STUB: stub.origin,
  })
  return {
    url: portal.url,
    stub,
    stop: async () => {
      await portal.stop()
      await stub.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Returns the folder of the tenants. */
function writeTenant(tenants: string): string {
  const folder = path.join(tenants, 'portico')
  cpSync(path.join(root, 'tenants/portico'), folder, { recursive: true })
  change(path.join(folder, 'backend.json'), (backend) => ({
    ...backend,
    cards: { provider: 'stripe', mode: 'sandbox', publicKey: 'pk_test_1' },
  }))
  change(path.join(folder, 'tenant.json'), ({ plugins, ...manifest }) => {
    const { sandboxCards: _, ...others } = plugins as Record<string, object>
    return { ...manifest, plugins: { ...others, stripeCards: {} } }
  })
  return tenants
}

function change(file: string, edit: (content: Record<string, unknown>) => object): void {
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)))
}
