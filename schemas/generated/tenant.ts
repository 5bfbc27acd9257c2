/* Generated from schemas/tenant.base.schema.json by `npm run schemas`. Do not edit. */
/**
 * What a tenant is: brand, addresses, languages, plugins and their options. Read at run time.
 */
export interface TenantManifest {
  /**
   * Where an editor finds this schema: ../../schemas/tenant.schema.json.
   */
  $schema?: string
  /**
   * The folder's name.
   */
  id: string
  /**
   * The brand, as people read it.
   */
  name: string
  /**
   * What a browser tab shows behind the page's name. Default: the name.
   */
  title?: string
  /**
   * Host names that open this tenant, without port.
   *
   * @minItems 1
   *
   * Items: A name in small letters, without scheme and port: portal.example.
   */
  hosts: [string, ...string[]]
  /**
   * One SVG that uses currentColor and at most chart-2.
   */
  logo: string
  /**
   * An SVG or PNG of the tenant's folder.
   */
  favicon: string
  /**
   * The brand's one font file; preloaded.
   */
  font?: string
  /**
   * The first is the default.
   *
   * @minItems 1
   */
  languages: ['es' | 'en', ...('es' | 'en')[]]
  /**
   * IANA zone of the client's home.
   */
  timeZone?: string
  /**
   * Languages for which locales/<language>.json overrides texts.
   */
  locales?: ('es' | 'en')[]
  /**
   * Links of the footer, in order.
   */
  legal?: {
    /**
     * Its own among the links: terms, privacy, cookies.
     */
    id: string
    /**
     * What people read, by language.
     */
    label: {
      [k: string]: string
    }
    /**
     * https, or a path of this origin.
     */
    href: string
  }[]
  /**
   * How people reach a person.
   */
  support?: {
    phone?: string
    email?: string
  }
  /**
   * Where the API, the identity server and the hub are. Default: this origin.
   */
  addresses?: {
    /**
     * A path of this origin, or https; plain http only on localhost.
     */
    api?: string
    /**
     * A path of this origin, or https; plain http only on localhost.
     */
    identity?: string
    /**
     * Where sign-in begins, if the identity server is elsewhere; saves asking it first.
     */
    authorization?: string
    /**
     * A path of this origin, or https; plain http only on localhost.
     */
    hub?: string
  }
  /**
   * How people sign in (OpenID Connect).
   */
  session?: {
    /**
     * Of this portal at the identity server.
     */
    clientId?: string
    /**
     * hybrid asks for code id_token token and still exchanges the code (C-021).
     */
    flow?: 'code' | 'hybrid'
    /**
     * Extra parameter that carries the language, besides ui_locales.
     */
    languageParameter?: string
  }
  /**
   * https origins that sign-in may return to, besides this one (C-023).
   *
   * Items: An https origin without a path: https://shop.example.
   */
  allowedRedirects?: string[]
  /**
   * Hosts that a payment may be sent to (C-064).
   *
   * Items: A name in small letters, without scheme and port: pay.example.
   */
  paymentHosts?: string[]
  /**
   * The one site that may frame the public booking (CONST-015).
   */
  embeddingOrigin?: string
  /**
   * Regular expressions that replace the specification's own.
   */
  patterns?: {
    phone?: string
    doctorPhone?: string
    password?: string
  }
  /**
   * Years from which a person is an adult.
   */
  adultAge?: number
  /**
   * The plugins this tenant has, each with its options.
   */
  plugins: {
    [k: string]: {
      [k: string]: unknown
    }
  }
}

/**
 * What a tenant is: brand, addresses, languages, plugins and their options. Read at run time.
 */
export interface Tenant {
  /**
   * The folder's name.
   */
  id: string
  /**
   * The brand, as people read it.
   */
  name: string
  /**
   * What a browser tab shows behind the page's name. Default: the name.
   */
  title: string
  /**
   * Host names that open this tenant, without port.
   *
   * @minItems 1
   *
   * Items: A name in small letters, without scheme and port: portal.example.
   */
  hosts: [string, ...string[]]
  /**
   * One SVG that uses currentColor and at most chart-2.
   */
  logo: string
  /**
   * An SVG or PNG of the tenant's folder.
   */
  favicon: string
  /**
   * The brand's one font file; preloaded.
   */
  font?: string
  /**
   * The first is the default.
   *
   * @minItems 1
   */
  languages: ['es' | 'en', ...('es' | 'en')[]]
  /**
   * IANA zone of the client's home.
   */
  timeZone: string
  /**
   * Languages for which locales/<language>.json overrides texts.
   */
  locales: ('es' | 'en')[]
  /**
   * Links of the footer, in order.
   */
  legal: {
    /**
     * Its own among the links: terms, privacy, cookies.
     */
    id: string
    /**
     * What people read, by language.
     */
    label: {
      [k: string]: string
    }
    /**
     * https, or a path of this origin.
     */
    href: string
  }[]
  /**
   * How people reach a person.
   */
  support: {
    phone?: string
    email?: string
  }
  /**
   * Where the API, the identity server and the hub are. Default: this origin.
   */
  addresses: {
    /**
     * A path of this origin, or https; plain http only on localhost.
     */
    api: string
    /**
     * A path of this origin, or https; plain http only on localhost.
     */
    identity: string
    /**
     * Where sign-in begins, if the identity server is elsewhere; saves asking it first.
     */
    authorization?: string
    /**
     * A path of this origin, or https; plain http only on localhost.
     */
    hub: string
  }
  /**
   * How people sign in (OpenID Connect).
   */
  session: {
    /**
     * Of this portal at the identity server.
     */
    clientId: string
    /**
     * hybrid asks for code id_token token and still exchanges the code (C-021).
     */
    flow: 'code' | 'hybrid'
    /**
     * Extra parameter that carries the language, besides ui_locales.
     */
    languageParameter: string
  }
  /**
   * https origins that sign-in may return to, besides this one (C-023).
   *
   * Items: An https origin without a path: https://shop.example.
   */
  allowedRedirects: string[]
  /**
   * Hosts that a payment may be sent to (C-064).
   *
   * Items: A name in small letters, without scheme and port: pay.example.
   */
  paymentHosts: string[]
  /**
   * The one site that may frame the public booking (CONST-015).
   */
  embeddingOrigin?: string
  /**
   * Regular expressions that replace the specification's own.
   */
  patterns: {
    phone?: string
    doctorPhone?: string
    password?: string
  }
  /**
   * Years from which a person is an adult.
   */
  adultAge: number
  /**
   * The plugins this tenant has, each with its options.
   */
  plugins: {
    [k: string]: {
      [k: string]: unknown
    }
  }
}

/** What a manifest that says nothing gets. */
export const tenantDefaults = {
  "timeZone": "Europe/Madrid",
  "locales": [],
  "legal": [],
  "support": {},
  "addresses": {
    "api": "/",
    "identity": "/identity",
    "hub": "/hub"
  },
  "session": {
    "clientId": "web.client",
    "flow": "code",
    "languageParameter": "lang"
  },
  "allowedRedirects": [],
  "paymentHosts": [],
  "patterns": {},
  "adultAge": 18
}
