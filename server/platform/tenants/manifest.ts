import type { TenantQuestion } from '../../../schemas/questions/question'
import type { HubMessageShapes } from '../../../schemas/hub'

/** The members of tenants/<id>/tenant.json that the server uses; all others pass through to the browser. */
export interface TenantManifest {
  id: string
  name: string
  title?: string
  hosts: string[]
  logo: string
  favicon: string
  /** A font of the portal or a file of the tenant. */
  font?: string
  languages: string[]
  timeZone?: string
  locales?: string[]
  addresses?: {
    api?: string
    identity?: string
    hub?: string
    pageViews?: string
    identityCheck?: string
    scanSdk?: string
  }
  hubMessages?: HubMessageShapes
  session?: { clientId?: string; flow?: 'code' | 'hybrid'; languageParameter?: string }
  allowedRedirects?: string[]
  paymentHosts?: string[]
  embeddingOrigin?: string
  shareOrigins?: string[]
  /** Plugins that the page loads from an address (decision 534). */
  addressPlugins?: { id: string; url: string; isOff?: boolean }[]
  /** The APIs of plugins that are not the portal's, by plugin id. */
  pluginApis?: Record<string, { address: string; receivesToken?: boolean }>
  patterns?: { phone?: string; doctorPhone?: string; password?: string }
  adultAge?: number
  leadTime?: { minutes?: number; minutesByExternalId?: Record<string, number> }
  /** The questions of its bookings. */
  questions?: TenantQuestion[]
  plugins: Record<string, Record<string, unknown>>
}
