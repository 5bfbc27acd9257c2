import type { Area } from '../platform/http/api/operation'
import type { Ports } from '../platform/http/api/ports'
import type { TenantOnServer, Tenants } from '../platform/tenants/tenants'
import { createOnfido, type OnfidoKeys } from '../providers/onfido/onfido'
import { registerOnfidoPage } from '../providers/onfido/routes'
import { redsys } from '../providers/redsys/redsys'
import { registerStripe } from '../providers/stripe/routes'
import { createStripe } from '../providers/stripe/stripe'
import { twilioRooms } from '../providers/twilio/rooms'
import { createRoomService, type RoomService } from '../providers/twilio/roomService'
import type { TwilioAccount } from '../providers/twilio/roomToken'
import { registerTwilio } from '../providers/twilio/routes'
import { webPush } from '../providers/webPush/webPush'
import type { UpgradeHandler } from './createServer'
import { loadSandboxes } from './loadSandboxes'

/** The secrets of the tenants' accounts at other services, by tenant. */
export interface AdapterSecrets {
  cardKeys?: ReadonlyMap<string, string>
  /** They sign the notifications of the card provider. */
  cardWebhooks?: ReadonlyMap<string, string>
  identityKeys?: ReadonlyMap<string, OnfidoKeys>
  twilioAccounts?: ReadonlyMap<string, TwilioAccount>
}

interface Surroundings {
  tenants: Tenants
  /** Scheme, host and port under which browsers reach this server. */
  publicOrigin: string
  now: () => Date
  /** The origins of push services besides those of the known browsers. */
  pushServices?: readonly string[] | undefined
}

/** What the services of the tenants add to a server. */
interface Connection {
  ports: Pick<Ports, 'cards' | 'identityChecks' | 'payments' | 'push' | 'rooms'>
  /** The notifications and pages of the services. */
  areas: readonly Area[]
  upgrades: readonly UpgradeHandler[]
}

/** The operations, notifications and pages of the providers. */
export const adapterAreas = ({ cardWebhooks }: AdapterSecrets): readonly Area[] => [
  registerTwilio,
  registerStripe(cardWebhooks),
  registerOnfidoPage,
]

/** Connects the tenants with the services that their settings name: with the account there, or with a stand-in of this server. */
export async function connectAdapters(
  { tenants, publicOrigin, now, pushServices }: Surroundings,
  secrets: AdapterSecrets,
): Promise<Connection> {
  const { cardKeys, identityKeys, twilioAccounts = new Map<string, TwilioAccount>() } = secrets
  const sandboxes = await loadSandboxes(tenants)
  const rooms = sandboxes.rooms?.twilioSandboxOf({ tenants, twilioAccounts, now })
  const roomServices = new Map(
    tenants.all.map((tenant) => [tenant.id, roomServiceOf(tenant, twilioAccounts, rooms?.service)]),
  )
  return {
    ports: {
      payments: redsys,
      push: webPush(pushServices),
      rooms: twilioRooms(twilioAccounts, { serviceOf: (tenant) => roomServices.get(tenant) }),
      cards: ({ id, backend: { cards: settings } }, call) => {
        if (settings?.provider === 'sandbox')
          return sandboxes.cards?.createSandbox({ ...call, publicOrigin, tenant: id, settings })
        const key = cardKeys?.get(id)
        return settings && key ? createStripe({ tenant: id, settings, key }) : undefined
      },
      identityChecks: (tenant, call) => {
        const settings = tenant.backend.identityChecks
        if (settings?.provider === 'sandbox')
          return sandboxes.identityChecks?.createSandbox({ ...call, tenant: tenant.id })
        const keys = identityKeys?.get(tenant.id)
        return settings && keys && createOnfido({ settings, keys, pageOrigin: pageOriginOf(tenant) })
      },
    },
    areas: [...adapterAreas(secrets), ...sandboxes.areas],
    upgrades: rooms ? [rooms] : [],
  }
}

/** Who manages the rooms of a tenant: Twilio, or the stand-in of this server. */
function roomServiceOf(
  { id, backend: { calls } }: TenantOnServer,
  accounts: ReadonlyMap<string, TwilioAccount>,
  standIn: RoomService | undefined,
): RoomService | undefined {
  if (calls?.twilio?.mode === 'sandbox') return standIn
  const account = accounts.get(id)
  return account && calls?.twilio && createRoomService(account)
}

/** The origin of the page that runs the software of the identity service (decision 214). */
function pageOriginOf({ manifest: { addresses, hosts } }: TenantOnServer): string {
  const page = addresses?.identityCheck
  return page && URL.canParse(page) ? new URL(page).origin : `https://${hosts[0] ?? 'localhost'}`
}
