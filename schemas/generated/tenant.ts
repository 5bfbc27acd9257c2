/* Generated from schemas/tenant.base.schema.json by `npm run schemas`. Do not edit. */
/**
 * A tenant: brand, addresses, languages, plugins and their options. Read at run time.
 */
export interface TenantManifest {
  /**
   * The path of this schema for editors: ../../schemas/tenant.schema.json.
   */
  $schema?: string
  /**
   * The folder's name.
   */
  id: string
  /**
   * The name of the brand.
   */
  name: string
  /**
   * The text that a browser tab shows after the page title. Default: the name.
   */
  title?: string
  /**
   * Host names that open this tenant, without port.
   *
   * @minItems 1
   *
   * Items: A lower-case host name without scheme and port: portal.example.
   */
  hosts: [string, ...string[]]
  /**
   * An SVG that uses only currentColor and chart-2.
   */
  logo: string
  /**
   * An SVG or PNG file in the tenant's folder.
   */
  favicon: string
  /**
   * A font of the portal, which theme.css imports, or the brand's own file; preloaded.
   */
  font?: string
  /**
   * The first is the default.
   *
   * @minItems 1
   */
  languages: ['es' | 'en', ...('es' | 'en')[]]
  /**
   * The IANA time zone of the client.
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
     * A unique id: terms, privacy, cookies.
     */
    id: string
    /**
     * The text of the link, by language.
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
   * How users reach support.
   */
  support?: {
    phone?: string
    email?: string
  }
  /**
   * The number that the portal names for emergencies, as people write it.
   */
  emergencyNumber?: string
  /**
   * The number for people who think of suicide, as people write it. Default: the one of the country.
   */
  crisisNumber?: string
  /**
   * The country of the patients (ISO 3166), for the number of its crisis line.
   */
  country?: string
  /**
   * A file in assets/ with the words that interrupt a search, in place of the portal's own (kits/booking/triage/emergencies.json).
   */
  emergencyWords?: string
  /**
   * The addresses of API, identity server and hub. Default: this origin.
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
     * The authorization endpoint of another identity server. It saves a discovery request before sign-in.
     */
    authorization?: string
    /**
     * A path of this origin, or https; plain http only on localhost.
     */
    hub?: string
    /**
     * Where the portal posts the name of each page that is opened (CONST-013). Default: nowhere.
     */
    pageViews?: string
    /**
     * The page that runs the software of the service that checks identities. It is another host of the tenant, so that the software cannot read the session. Default: none; the sandbox needs none.
     */
    identityCheck?: string
    /**
     * The module of another company's engine for the camera scan, for the engine `sdk` of the plugin binah. The policy of the page allows its origin. Default: none; the portal's own engine needs none.
     */
    scanSdk?: string
  }
  /**
   * The names that the hub uses for its messages, where they differ, and the shapes of those of calls (C-080, C-111).
   */
  hubMessages?: {
    registerUser?: string
    unregister?: string
    renewToken?: string
    startCall?:
      | string
      | {
          name?: string
          /**
           * Paths into the arguments of the contract, such as `0`, or into the notice of the call, such as `notice.0.roomName`.
           */
          arguments?: string[]
        }
    acceptVideoCall?:
      | string
      | {
          name?: string
          /**
           * Paths into the arguments of the contract, such as `0`, or into the notice of the call, such as `notice.0.roomName`.
           */
          arguments?: string[]
        }
    cancelVideoCall?:
      | string
      | {
          name?: string
          /**
           * Paths into the arguments of the contract, such as `0`, or into the notice of the call, such as `notice.0.roomName`.
           */
          arguments?: string[]
        }
    notifyCall?:
      | string
      | {
          name?: string
          /**
           * Fields of the contract with their paths into the arguments of the hub, such as `0.doctor.name`.
           */
          fields?: {
            [k: string]: string
          }
        }
    cancelCalling?:
      | string
      | {
          name?: string
          /**
           * Fields of the contract with their paths into the arguments of the hub, such as `0.doctor.name`.
           */
          fields?: {
            [k: string]: string
          }
        }
    sendMessage?: string
    receiveMessage?: string
    messagesRead?: string
  }
  /**
   * The sign-in with OpenID Connect.
   */
  session?: {
    /**
     * The id of this portal at the identity server.
     */
    clientId?: string
    /**
     * hybrid requests `code id_token token` and still exchanges the code (C-021).
     */
    flow?: 'code' | 'hybrid'
    /**
     * Extra parameter that carries the language, besides ui_locales.
     */
    languageParameter?: string
    /**
     * The scopes that a sign-in asks for, separated by spaces; the first is openid. Default: `openid roles api`.
     */
    scope?: string
    /**
     * The claim of the access token with the role or roles, by the exact name. Default: `role`.
     */
    roleClaim?: string
  }
  /**
   * https origins that sign-in may return to, in addition to this one (C-023).
   *
   * Items: An https origin without a path: https://shop.example.
   */
  allowedRedirects?: string[]
  /**
   * Hosts of allowed payment pages (C-064).
   *
   * Items: A lower-case host name without scheme and port: pay.example.
   */
  paymentHosts?: string[]
  /**
   * Hosts at which people may allow a connection with their devices (decision 955).
   *
   * Items: A lower-case host name without scheme and port: devices.example.
   */
  deviceHosts?: string[]
  /**
   * Questions that bookings ask besides those of their variants (decision 530). Default: none.
   *
   * @maxItems 30
   */
  questions?: {
    /**
     * Unique, and no id of a step: pregnant.
     */
    id: string
    /**
     * What answers it: one option, several, a text, a number, a date, yes or no, an address.
     */
    kind: 'choice' | 'choices' | 'text' | 'longText' | 'number' | 'date' | 'yesNo' | 'address'
    /**
     * The question, by language.
     */
    title: {
      [k: string]: string
    }
    /**
     * A sentence below the question, by language.
     */
    help?: {
      [k: string]: string
    }
    /**
     * It may stay without an answer.
     */
    isOptional?: boolean
    /**
     * Of the kinds choice and choices.
     */
    options?: {
      /**
       * What the appointment stores.
       */
      id: string
      /**
       * The option, by language.
       */
      label: {
        [k: string]: string
      }
      /**
       * A second line, by language.
       */
      hint?: {
        [k: string]: string
      }
    }[]
    /**
     * Of a number, by language.
     */
    unit?: {
      [k: string]: string
    }
    /**
     * What an answer must be, in the words of JSON Schema.
     */
    schema?: {
      minLength?: number
      maxLength?: number
      /**
       * The whole text, at most 128 characters.
       */
      pattern?: string
      minimum?: number
      maximum?: number
      /**
       * 1: whole numbers.
       */
      multipleOf?: number
      /**
       * YYYY-MM-DD, or today.
       */
      formatMinimum?: string
      /**
       * YYYY-MM-DD, or today.
       */
      formatMaximum?: string
      minItems?: number
      maxItems?: number
      /**
       * Of yes or no: the only answer with which one can go on.
       */
      const?: boolean
    }
    /**
     * What somebody reads who breaks a rule, by rule and language.
     */
    words?: {
      /**
       * The sentence, by language.
       */
      [k: string]: {
        [k: string]: string
      }
    }
    /**
     * The step that it follows. Default, and where a booking has no such step: before the time.
     */
    after?: 'type' | 'country' | 'insurer' | 'specialty' | 'service' | 'provider' | 'time'
    /**
     * The ids of the variants that ask it. Default: all.
     */
    variants?: string[]
    /**
     * It is asked only if the answers of these questions or steps are among the values: {"beenHere": [true]}.
     */
    when?: {
      [k: string]: (string | number | boolean)[]
    }
    /**
     * Later steps and questions whose answers a change of this one removes: time, service.
     */
    clears?: string[]
    /**
     * Where the answer stands besides the appointment: on the page that confirms a booking, in e-mails. Default: neither.
     */
    shownIn?: ('confirmation' | 'letter')[]
  }[]
  /**
   * The only site that may embed the public booking in a frame (CONST-015).
   */
  embeddingOrigin?: string
  /**
   * Origins of other portals whose SMART Health Links a person may bring (decision 994). The browser asks them directly, so each is an address to which the page may connect.
   *
   * Items: An origin without a path: https://records.example.
   */
  shareOrigins?: string[]
  /**
   * Plugins that are no part of the build: the portal loads each after its first screen (decision 534). They run in the page, so list only code that you trust.
   */
  addressPlugins?: {
    /**
     * The id that the plugin has in its file.
     */
    id: string
    /**
     * The file: https://plugins.hospital.example/nuvia-1.2.0.js, or a path of the portal, such as /tenant/assets/nuvia.js. http only for localhost.
     */
    url: string
    /**
     * The hash of the file, as the build of the plugin prints it. A file with other bytes does not run.
     */
    integrity: string
    /**
     * The versions of the portal that the plugin works with, as a range: ^0.2.0.
     */
    range: string
    /**
     * The options of the plugin.
     */
    options?: {
      [k: string]: unknown
    }
    /**
     * What the plugin may do in the portal (decision 537); the portal refuses the rest and reports it. The build of the plugin prints what it asks for.
     */
    may: {
      /**
       * The points to which it may contribute: homeCards, bookingVariants.
       */
      points: string[]
      /**
       * The operations of the API of the portal that it may call, as the contract writes them; a * at the end stands for any rest: GET api/doctors/*. An API of its own is listed in pluginApis.
       */
      calls?: string[]
      /**
       * The messages of the real-time hub that it may send and receive.
       */
      hub?: string[]
    }
    /**
     * Switches the plugin off at the next start of each page. Default: false.
     */
    isOff?: boolean
  }[]
  /**
   * Where the operations of a plugin are, by plugin id, if not at the portal's API (decision 531). The browser asks them directly, so each is an address to which the page may connect.
   */
  pluginApis?: {
    [k: string]: {
      /**
       * The address to which the paths of the operations are relative: https://api.hospital.example/v2. http only for localhost.
       */
      address: string
      /**
       * Sends it the access token of the person, with which it can do at the portal's API what the person can. Only by https. Default: false.
       */
      receivesToken?: boolean
    }
  }
  /**
   * Regular expressions that replace the defaults of forms, on both sides (C-142).
   */
  patterns?: {
    /**
     * A regular expression for the whole text. A repeated group holds no repetition, option or alternative.
     */
    phone?: string
    /**
     * A regular expression for the whole text. A repeated group holds no repetition, option or alternative.
     */
    doctorPhone?: string
    /**
     * A regular expression for the whole text. A repeated group holds no repetition, option or alternative.
     */
    password?: string
  }
  /**
   * The age in years from which a person is an adult.
   */
  adultAge?: number
  /**
   * The minutes that must lie between a booking and the start of the appointment.
   */
  leadTime?: {
    /**
     * The minutes for all other services (BOOK-049).
     */
    minutes?: number
    /**
     * The minutes of services with an external id (BOOK-050, C-056).
     */
    minutesByExternalId?: {
      [k: string]: number
    }
  }
  /**
   * The plugins of this tenant, each with its options.
   */
  plugins: {
    [k: string]: {
      [k: string]: unknown
    }
  }
}

/**
 * A tenant: brand, addresses, languages, plugins and their options. Read at run time.
 */
export interface Tenant {
  /**
   * The folder's name.
   */
  id: string
  /**
   * The name of the brand.
   */
  name: string
  /**
   * The text that a browser tab shows after the page title. Default: the name.
   */
  title: string
  /**
   * Host names that open this tenant, without port.
   *
   * @minItems 1
   *
   * Items: A lower-case host name without scheme and port: portal.example.
   */
  hosts: [string, ...string[]]
  /**
   * An SVG that uses only currentColor and chart-2.
   */
  logo: string
  /**
   * An SVG or PNG file in the tenant's folder.
   */
  favicon: string
  /**
   * A font of the portal, which theme.css imports, or the brand's own file; preloaded.
   */
  font?: string
  /**
   * The first is the default.
   *
   * @minItems 1
   */
  languages: ['es' | 'en', ...('es' | 'en')[]]
  /**
   * The IANA time zone of the client.
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
     * A unique id: terms, privacy, cookies.
     */
    id: string
    /**
     * The text of the link, by language.
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
   * How users reach support.
   */
  support: {
    phone?: string
    email?: string
  }
  /**
   * The number that the portal names for emergencies, as people write it.
   */
  emergencyNumber: string
  /**
   * The number for people who think of suicide, as people write it. Default: the one of the country.
   */
  crisisNumber?: string
  /**
   * The country of the patients (ISO 3166), for the number of its crisis line.
   */
  country: string
  /**
   * A file in assets/ with the words that interrupt a search, in place of the portal's own (kits/booking/triage/emergencies.json).
   */
  emergencyWords?: string
  /**
   * The addresses of API, identity server and hub. Default: this origin.
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
     * The authorization endpoint of another identity server. It saves a discovery request before sign-in.
     */
    authorization?: string
    /**
     * A path of this origin, or https; plain http only on localhost.
     */
    hub: string
    /**
     * Where the portal posts the name of each page that is opened (CONST-013). Default: nowhere.
     */
    pageViews?: string
    /**
     * The page that runs the software of the service that checks identities. It is another host of the tenant, so that the software cannot read the session. Default: none; the sandbox needs none.
     */
    identityCheck?: string
    /**
     * The module of another company's engine for the camera scan, for the engine `sdk` of the plugin binah. The policy of the page allows its origin. Default: none; the portal's own engine needs none.
     */
    scanSdk?: string
  }
  /**
   * The names that the hub uses for its messages, where they differ, and the shapes of those of calls (C-080, C-111).
   */
  hubMessages?: {
    registerUser?: string
    unregister?: string
    renewToken?: string
    startCall?:
      | string
      | {
          name?: string
          /**
           * Paths into the arguments of the contract, such as `0`, or into the notice of the call, such as `notice.0.roomName`.
           */
          arguments?: string[]
        }
    acceptVideoCall?:
      | string
      | {
          name?: string
          /**
           * Paths into the arguments of the contract, such as `0`, or into the notice of the call, such as `notice.0.roomName`.
           */
          arguments?: string[]
        }
    cancelVideoCall?:
      | string
      | {
          name?: string
          /**
           * Paths into the arguments of the contract, such as `0`, or into the notice of the call, such as `notice.0.roomName`.
           */
          arguments?: string[]
        }
    notifyCall?:
      | string
      | {
          name?: string
          /**
           * Fields of the contract with their paths into the arguments of the hub, such as `0.doctor.name`.
           */
          fields?: {
            [k: string]: string
          }
        }
    cancelCalling?:
      | string
      | {
          name?: string
          /**
           * Fields of the contract with their paths into the arguments of the hub, such as `0.doctor.name`.
           */
          fields?: {
            [k: string]: string
          }
        }
    sendMessage?: string
    receiveMessage?: string
    messagesRead?: string
  }
  /**
   * The sign-in with OpenID Connect.
   */
  session: {
    /**
     * The id of this portal at the identity server.
     */
    clientId: string
    /**
     * hybrid requests `code id_token token` and still exchanges the code (C-021).
     */
    flow: 'code' | 'hybrid'
    /**
     * Extra parameter that carries the language, besides ui_locales.
     */
    languageParameter: string
    /**
     * The scopes that a sign-in asks for, separated by spaces; the first is openid. Default: `openid roles api`.
     */
    scope?: string
    /**
     * The claim of the access token with the role or roles, by the exact name. Default: `role`.
     */
    roleClaim?: string
  }
  /**
   * https origins that sign-in may return to, in addition to this one (C-023).
   *
   * Items: An https origin without a path: https://shop.example.
   */
  allowedRedirects: string[]
  /**
   * Hosts of allowed payment pages (C-064).
   *
   * Items: A lower-case host name without scheme and port: pay.example.
   */
  paymentHosts: string[]
  /**
   * Hosts at which people may allow a connection with their devices (decision 955).
   *
   * Items: A lower-case host name without scheme and port: devices.example.
   */
  deviceHosts?: string[]
  /**
   * Questions that bookings ask besides those of their variants (decision 530). Default: none.
   *
   * @maxItems 30
   */
  questions?: {
    /**
     * Unique, and no id of a step: pregnant.
     */
    id: string
    /**
     * What answers it: one option, several, a text, a number, a date, yes or no, an address.
     */
    kind: 'choice' | 'choices' | 'text' | 'longText' | 'number' | 'date' | 'yesNo' | 'address'
    /**
     * The question, by language.
     */
    title: {
      [k: string]: string
    }
    /**
     * A sentence below the question, by language.
     */
    help?: {
      [k: string]: string
    }
    /**
     * It may stay without an answer.
     */
    isOptional?: boolean
    /**
     * Of the kinds choice and choices.
     */
    options?: {
      /**
       * What the appointment stores.
       */
      id: string
      /**
       * The option, by language.
       */
      label: {
        [k: string]: string
      }
      /**
       * A second line, by language.
       */
      hint?: {
        [k: string]: string
      }
    }[]
    /**
     * Of a number, by language.
     */
    unit?: {
      [k: string]: string
    }
    /**
     * What an answer must be, in the words of JSON Schema.
     */
    schema?: {
      minLength?: number
      maxLength?: number
      /**
       * The whole text, at most 128 characters.
       */
      pattern?: string
      minimum?: number
      maximum?: number
      /**
       * 1: whole numbers.
       */
      multipleOf?: number
      /**
       * YYYY-MM-DD, or today.
       */
      formatMinimum?: string
      /**
       * YYYY-MM-DD, or today.
       */
      formatMaximum?: string
      minItems?: number
      maxItems?: number
      /**
       * Of yes or no: the only answer with which one can go on.
       */
      const?: boolean
    }
    /**
     * What somebody reads who breaks a rule, by rule and language.
     */
    words?: {
      /**
       * The sentence, by language.
       */
      [k: string]: {
        [k: string]: string
      }
    }
    /**
     * The step that it follows. Default, and where a booking has no such step: before the time.
     */
    after?: 'type' | 'country' | 'insurer' | 'specialty' | 'service' | 'provider' | 'time'
    /**
     * The ids of the variants that ask it. Default: all.
     */
    variants?: string[]
    /**
     * It is asked only if the answers of these questions or steps are among the values: {"beenHere": [true]}.
     */
    when?: {
      [k: string]: (string | number | boolean)[]
    }
    /**
     * Later steps and questions whose answers a change of this one removes: time, service.
     */
    clears?: string[]
    /**
     * Where the answer stands besides the appointment: on the page that confirms a booking, in e-mails. Default: neither.
     */
    shownIn?: ('confirmation' | 'letter')[]
  }[]
  /**
   * The only site that may embed the public booking in a frame (CONST-015).
   */
  embeddingOrigin?: string
  /**
   * Origins of other portals whose SMART Health Links a person may bring (decision 994). The browser asks them directly, so each is an address to which the page may connect.
   *
   * Items: An origin without a path: https://records.example.
   */
  shareOrigins?: string[]
  /**
   * Plugins that are no part of the build: the portal loads each after its first screen (decision 534). They run in the page, so list only code that you trust.
   */
  addressPlugins?: {
    /**
     * The id that the plugin has in its file.
     */
    id: string
    /**
     * The file: https://plugins.hospital.example/nuvia-1.2.0.js, or a path of the portal, such as /tenant/assets/nuvia.js. http only for localhost.
     */
    url: string
    /**
     * The hash of the file, as the build of the plugin prints it. A file with other bytes does not run.
     */
    integrity: string
    /**
     * The versions of the portal that the plugin works with, as a range: ^0.2.0.
     */
    range: string
    /**
     * The options of the plugin.
     */
    options?: {
      [k: string]: unknown
    }
    /**
     * What the plugin may do in the portal (decision 537); the portal refuses the rest and reports it. The build of the plugin prints what it asks for.
     */
    may: {
      /**
       * The points to which it may contribute: homeCards, bookingVariants.
       */
      points: string[]
      /**
       * The operations of the API of the portal that it may call, as the contract writes them; a * at the end stands for any rest: GET api/doctors/*. An API of its own is listed in pluginApis.
       */
      calls?: string[]
      /**
       * The messages of the real-time hub that it may send and receive.
       */
      hub?: string[]
    }
    /**
     * Switches the plugin off at the next start of each page. Default: false.
     */
    isOff?: boolean
  }[]
  /**
   * Where the operations of a plugin are, by plugin id, if not at the portal's API (decision 531). The browser asks them directly, so each is an address to which the page may connect.
   */
  pluginApis?: {
    [k: string]: {
      /**
       * The address to which the paths of the operations are relative: https://api.hospital.example/v2. http only for localhost.
       */
      address: string
      /**
       * Sends it the access token of the person, with which it can do at the portal's API what the person can. Only by https. Default: false.
       */
      receivesToken?: boolean
    }
  }
  /**
   * Regular expressions that replace the defaults of forms, on both sides (C-142).
   */
  patterns: {
    /**
     * A regular expression for the whole text. A repeated group holds no repetition, option or alternative.
     */
    phone?: string
    /**
     * A regular expression for the whole text. A repeated group holds no repetition, option or alternative.
     */
    doctorPhone?: string
    /**
     * A regular expression for the whole text. A repeated group holds no repetition, option or alternative.
     */
    password?: string
  }
  /**
   * The age in years from which a person is an adult.
   */
  adultAge: number
  /**
   * The minutes that must lie between a booking and the start of the appointment.
   */
  leadTime: {
    /**
     * The minutes for all other services (BOOK-049).
     */
    minutes: number
    /**
     * The minutes of services with an external id (BOOK-050, C-056).
     */
    minutesByExternalId: {
      [k: string]: number
    }
  }
  /**
   * The plugins of this tenant, each with its options.
   */
  plugins: {
    [k: string]: {
      [k: string]: unknown
    }
  }
}

/** The defaults of the manifest. */
export const tenantDefaults = {
  "timeZone": "Europe/Madrid",
  "locales": [],
  "legal": [],
  "support": {},
  "emergencyNumber": "112",
  "country": "ES",
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
  "adultAge": 18,
  "leadTime": {
    "minutes": 5,
    "minutesByExternalId": {
      "COV": 900
    }
  }
}
