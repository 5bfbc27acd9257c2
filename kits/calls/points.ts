import type { Label } from '@portico/core/i18n/useLabel'
import type { ContributionBase, LazyScreen, RouteId } from '@portico/core/plugin/points'
import type { CallSide } from '@schemas/hub'
import type { IconName } from '@portico/core/ui/media/Icon'

declare module '@portico/core/plugin/points' {
  interface Points {
    callSections: CallSectionContribution
    callPages: CallPageContribution
  }
}

/**
 * A section beside a video call: documents, messages and so on. Its id is the last part of its address; one with an address of
 * the specification takes the place of the page there.
 */
export interface CallSectionContribution extends ContributionBase {
  label: Label
  icon: IconName
  /** Whose call has it. Default: the patient's. */
  sides?: readonly CallSide[]
  /** The section, for the person context of the page. A section that fails leaves the call alone. */
  section: LazyScreen
}

/** A page that shows a call: it fills the window while somebody is in one. */
export interface CallPageContribution extends ContributionBase {
  route: RouteId
}
