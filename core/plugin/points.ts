import type { ComponentType } from 'react'
import type { ContractRouteId } from '@schemas/routeIds'
import type { Call, Operation } from '../http/call'
import type { Label } from '../i18n/useLabel'
import type { IconName } from '../ui/media/icons'

/** A part of a plugin that loads when it is used. */
export type Load<T> = () => Promise<{ default: T }>
export type LazyScreen<P = object> = Load<ComponentType<P>>

/**
 * All route ids. A plugin whose address is not in the contract adds its id by declaration merging, in its `plugin.ts`:
 * `declare module '@core/plugin/points' { interface RouteIds { 'videoConsultation.myScreen': true } }`.
 */
export interface RouteIds extends Record<ContractRouteId, true> {
  'shell.more': true
  'dev.ui': true
}
export type RouteId = keyof RouteIds

/** Where a route lives: its path prefix and its frame. `public` has no side menu and needs no session. */
export type Area = 'public' | 'patient' | 'profile' | 'call' | 'advices' | 'admin'

/**
 * Who may see a contribution. All listed conditions must hold; of `features` one is enough (C-008). A kit adds
 * conditions by declaration merging.
 */
export interface Requires {
  features?: readonly string[]
  role?: string
  /** A care-area scenario (MENU-004); only patients are filtered by it. */
  scenario?: string
  /** isDoctor24 or isPlus (ROLE-002). */
  videoCall?: true
}

/** What every contribution has. */
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
   * When the screen is loaded before it is opened. `idle`: on hover, on focus, and when the browser has nothing to do;
   * the default. `intent`: on hover and focus alone, for a screen of much code.
   */
  prefetch?: 'idle' | 'intent'
  /** Exempt from the doctor-url check (SHELL-011). */
  skipDoctorUrl?: true
  /** The route to forward to; the last guard (SHELL-025). */
  redirectTo?: RouteId
  /** Renders without shell: full-page public screens. */
  bare?: true
  /** May be embedded in the tenant's embedding site, always without a session (C-063). */
  embeddable?: true
}

/** An entry of the side menu and the mobile menu (MENU-006). */
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
}

/** A card of the home screen. `place` decides the column of a desktop. */
export interface HomeCardContribution extends ContributionBase {
  place: 'main' | 'side'
  card: LazyScreen
  /** What the card reads first: asked for with the first response of the page, while the portal is on its way. */
  reads?: readonly (Operation & `GET ${string}`)[]
}

/** A tile "what do you want to do" of the home screen. */
export interface HomeShortcutContribution extends ContributionBase {
  label: Label
  /** One line: what it is for. */
  hint: Label
  icon: IconName
  to: RouteId
}

/** Decides on a transition before it happens; runs in the specified place (SHELL-017). */
export interface GuardContribution extends ContributionBase {
  at: 'feature' | 'doctorUrl' | 'role' | 'redirectTo'
  guard: Load<RouteGuard>
}

/** What a guard sees of a transition. */
export interface Transition {
  route: RouteContribution
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}
export type Verdict =
  | { go: 'on' }
  | { go: 'to'; route: RouteId; params?: Record<string, string>; query?: Record<string, string> }
  | { go: 'abort'; message: string }
export interface GuardContext {
  features: ReadonlySet<string>
  roles: ReadonlySet<string>
  /** Id of the person acted for, oneself or a dependent; null without a session. */
  userId: string | null
  /** Reads the API within the present person context. */
  call: Call
}
export type RouteGuard = (transition: Transition, context: GuardContext) => Verdict | Promise<Verdict>

/** Hides menu entries by a client's rule, for example care-area scenarios. */
export interface MenuFilterContribution extends ContributionBase {
  filter: Load<(context: GuardContext) => Promise<(entry: MenuContribution) => boolean>>
}

/** A dialog other plugins may open by id. */
export interface ModalContribution extends ContributionBase {
  modal: LazyScreen<{ onClose: () => void }>
}

/** A panel of the settings page. */
export interface SettingContribution extends ContributionBase {
  label: Label
  panel: LazyScreen
}

/** A replaceable engine: video, payment, identity or scan. */
export interface ProviderContribution extends ContributionBase {
  kind: 'video' | 'payment' | 'identity' | 'scan'
  provider: Load<unknown>
}

/** Answers a message of the real-time hub. */
export interface HubHandlerContribution extends ContributionBase {
  message: string
  handler: Load<(...args: unknown[]) => void>
}

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
  settings: SettingContribution
  providers: ProviderContribution
  hubHandlers: HubHandlerContribution
}
