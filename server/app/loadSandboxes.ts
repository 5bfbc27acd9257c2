import type { TenantOnServer, Tenants } from '../platform/tenants/tenants'

type Backend = TenantOnServer['backend']

/** Loads the stand-ins that the settings of a tenant name, and no others: a server in production loads none. */
export async function loadSandboxes({ all }: Tenants) {
  const load = async <T>(isNamed: (backend: Backend) => boolean, module: () => Promise<T>) =>
    all.some(({ backend }) => isNamed(backend)) ? module() : undefined
  const cards = await load(usesCards, () => import('../demo/cards/sandbox'))
  const cardPages = await load(usesCards, () => import('../demo/cards/routes'))
  const paymentPages = await load(usesPaymentPage, () => import('../demo/payments/routes'))
  return {
    cards,
    identityChecks: await load(usesChecks, () => import('../demo/identityChecks/sandbox')),
    rooms: await load(usesRooms, () => import('../demo/calls/sandbox')),
    areas: [cardPages?.registerCardSandbox ?? [], paymentPages?.registerPaymentSandbox ?? []].flat(),
  }
}

/** The stand-ins that tenants use and that are loaded at the start alone. */
export const standInNames = (all: readonly TenantOnServer[]): string[] =>
  Object.entries({ cards: usesCards, payment: usesPaymentPage, identityChecks: usesChecks, calls: usesRooms })
    .filter(([, isUsed]) => all.some(({ backend }) => isUsed(backend)))
    .map(([name]) => name)

const usesCards = ({ cards }: Backend) => cards?.provider === 'sandbox'
const usesChecks = ({ identityChecks }: Backend) => identityChecks?.provider === 'sandbox'
const usesRooms = ({ calls }: Backend) => calls?.twilio?.mode === 'sandbox'
/** Its address is a path of this server. */
const usesPaymentPage = ({ payment }: Backend) => payment?.url.startsWith('/') === true
