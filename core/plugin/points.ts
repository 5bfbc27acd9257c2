import type { ComponentType } from 'react'
import type { Capability } from '@schemas/generated/contract'
import type { HubMessageName, HubMessages } from '@schemas/hub'
import type { ContractRouteId } from '@schemas/routeIds'
import type { Call, Operation } from '../http/call'
import type { Label } from '../i18n/useLabel'
import type { IconName } from '../ui/media/icons'
import type { MeasurementFormat } from './formats/measurementFormat'

/** A lazily imported part of a plugin. */
export type Load<T> = () => Promise<{ default: T }>
/** A component whose code loads when it is shown. */
export type LazyScreen<P = object> = Load<ComponentType<P>>

/**
 * All route ids. A plugin whose address is not in the contract adds its id by declaration merging, in its `plugin.ts`:
 * `declare module '@portico/core/plugin/points' { interface RouteIds { 'videoConsultation.myScreen': true } }`.
 */
export interface RouteIds extends Record<ContractRouteId, true> {
  'shell.more': true
  'shell.later': true
  'dev.ui': true
  'dev.health': true
}
/** The id of a route, as links name it. */
export type RouteId = keyof RouteIds

/**
 * The options of plugins by id, as `useOptions` reads them. A plugin adds the type of its own by declaration merging, in
 * its `plugin.ts`: `declare module '@portico/core/plugin/points' { interface PluginOptions { myPlugin: typeof options } }`.
 */
export interface PluginOptions {}

/** The area of a route: its path prefix and its frame. `public` has no side menu and needs no session. */
export type Area = 'public' | 'patient' | 'profile' | 'call' | 'callMobile' | 'advices' | 'admin'

/**
 * Who may see a contribution. All listed conditions must hold; of `features` one is enough (C-008). A kit adds
 * conditions by declaration merging.
 */
export interface Requires {
  features?: readonly string[]
  /** Something beyond the specification that the back end has to offer; of several, one is enough. */
  capability?: Capability | readonly Capability[]
  role?: string
  /** A care-area scenario; only patients are filtered by it. */
  scenario?: string
  /** isDoctor24 or isPlus. */
  videoCall?: true
  /** Shows medical content: not for an administrator who acts for somebody without the role for it (decision 934). */
  medical?: true
  /** isFamilyAdmin. */
  familyAdmin?: true
}

/** The members of every contribution. */
export interface ContributionBase {
  /** Unique within its point. */
  id: string
  /** Lower comes first; default 0. */
  order?: number
  requires?: Requires
}

/** A screen with an address. `id` is the specification's named state. */
export interface RouteContribution extends ContributionBase {
  id: RouteId
  area: Area
  /** Relative to the area; `:name` and `:name?` are parameters. */
  path: string
  /** Text key of the page title. */
  title: string
  screen: LazyScreen
  /**
   * When the screen loads in advance. `idle`, the default: on hover, on focus, and when the browser is idle. `intent`: only on
   * hover and focus, for large screens.
   */
  prefetch?: 'idle' | 'intent'
  /** Opens instead of the default page after sign-in, for people who may use the route. */
  landing?: true
  /** Exempt from the doctor-url check. */
  skipDoctorUrl?: true
  /** The route to forward to; the last guard. */
  redirectTo?: RouteId
  /** Renders without shell: full-page public screens. */
  bare?: true
  /** May be embedded in the tenant's embedding site, always without a session (C-063). */
  embeddable?: true
}

/** An entry of the side menu and the mobile menu. */
export interface MenuContribution extends ContributionBase {
  label: Label
  icon: IconName
  to: RouteId
  /** Route id on a phone, if it differs. */
  toMobile?: RouteId
  /** `primary` is the one big button, `main` the list, `more` the second group. */
  group?: 'primary' | 'main' | 'more'
  /** In the bottom bar of a phone (at most four, besides "More"). */
  bottom?: true
  desktopOnly?: true
  /** The role for whose work the entry is. For people with this role entries of work come first, also on a phone. */
  work?: string
  /** A part that shows nothing and reports how many items are new behind the entry, for the menu and the title of the tab. */
  count?: LazyScreen<{ onCount: (count: number) => void }>
}

/** A card of the home screen. `place` decides the column of a desktop. */
export interface HomeCardContribution extends ContributionBase {
  place: 'main' | 'side'
  card: LazyScreen
  /** The operation that the card reads first. The first script requests it while the application loads. */
  reads?: readonly (Operation & `GET ${string}`)[]
}

/** A tile of the home screen under "What do you want to do?". */
export interface HomeShortcutContribution extends ContributionBase {
  label: Label
  /** Its purpose in one line. */
  hint: Label
  icon: IconName
  to: RouteId
}

/** A guard that runs before a transition, after the core's guard of the same position. */
export interface GuardContribution extends ContributionBase {
  at: 'feature' | 'doctorUrl' | 'role' | 'redirectTo'
  guard: Load<RouteGuard>
}

/** The transition that a guard decides about. */
export interface Transition {
  route: RouteContribution
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}
/** The decision of a guard: open the route, open another one, or stay and show a message (a text key). */
export type Verdict =
  | { go: 'on' }
  | { go: 'to'; route: RouteId; params?: Record<string, string>; query?: Record<string, string> }
  | { go: 'abort'; message: string }
/** What a guard knows about the person. */
export interface GuardContext {
  features: ReadonlySet<string>
  roles: ReadonlySet<string>
  /** The subject's id: the user or the dependent they act for; null without a session. */
  userId: string | null
  /** Calls the API in the current person context. */
  call: Call
}
/** Decides whether a route opens. */
export type RouteGuard = (transition: Transition, context: GuardContext) => Verdict | Promise<Verdict>

/** A rule that hides menu entries, for example by care-area scenarios. */
export interface MenuFilterContribution extends ContributionBase {
  filter: Load<(context: GuardContext) => Promise<(entry: MenuContribution) => boolean>>
}

/** A dialog that other plugins can open by id. */
export interface ModalContribution extends ContributionBase {
  modal: LazyScreen<{ onClose: () => void }>
}

/** A part over every screen, such as a call that rings. It loads when `openOverlay` opens it. */
export interface OverlayContribution extends ContributionBase {
  overlay: LazyScreen
}

/** A section about somebody's records: of a patient, for a professional; without `patientId` of the person, on the overview of their health. */
export interface PatientSectionContribution extends ContributionBase {
  section: LazyScreen<{ patientId?: string }>
}

/** A line of the account: an icon, a value and a link, as the content of a `li`. */
export interface SettingContribution extends ContributionBase {
  panel: LazyScreen
}

/** What a person can read without a connection: texts in the language of the portal. */
export interface OfflineContent {
  title: string
  /** What stands in place of the items where there are none. */
  empty: string
  items: readonly { title: string; lines: readonly string[] }[]
}

/** A part that shows nothing and says what of its data can be read without a connection, whenever it has read it again. */
export interface OfflinePartContribution extends ContributionBase {
  part: LazyScreen<{ onRead: (content: OfflineContent) => void }>
}

/** What an engine is, by kind. A kit that uses a kind declares it by declaration merging. */
export interface Providers {
  video: unknown
  identity: unknown
  scan: unknown
  measurementFormat: MeasurementFormat
}

/** A replaceable engine (video, payment, identity or scan), or a reader of files with measurements. */
export type ProviderContribution = {
  [K in keyof Providers]: ContributionBase & { kind: K; provider: Load<Providers[K]> }
}[keyof Providers]

/**
 * Answers a message of the real-time hub wherever the person is in the portal. The hub is connected only while the active
 * plugins have a handler. A screen that is open listens with `useHubMessage` instead.
 */
export type HubHandlerContribution = {
  [M in HubMessageName]: ContributionBase & { message: M; handler: Load<HubMessages[M]> }
}[HubMessageName]

/**
 * The contribution points of the core. A kit adds its own by declaration merging (kits/booking/points.ts) and names
 * them in its literal. A new point needs a decision record in docs/decisions/.
 */
export interface Points {
  routes: RouteContribution
  menu: MenuContribution
  homeCards: HomeCardContribution
  homeShortcuts: HomeShortcutContribution
  guards: GuardContribution
  menuFilters: MenuFilterContribution
  modals: ModalContribution
  overlays: OverlayContribution
  patientSections: PatientSectionContribution
  settings: SettingContribution
  offlineParts: OfflinePartContribution
  providers: ProviderContribution
  hubHandlers: HubHandlerContribution
}
