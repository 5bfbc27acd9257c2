/** The members of tenants/<id>/tenant.json that the server uses; all others pass through to the browser. */
export interface TenantManifest {
  id: string
  name: string
  title?: string
  hosts: string[]
  logo: string
  favicon: string
  font?: string
  languages: string[]
  timeZone?: string
  locales?: string[]
  addresses?: { api?: string; identity?: string; hub?: string }
  session?: { clientId?: string; flow?: 'code' | 'hybrid'; languageParameter?: string }
  allowedRedirects?: string[]
  paymentHosts?: string[]
  embeddingOrigin?: string
  adultAge?: number
  plugins: Record<string, Record<string, unknown>>
}
