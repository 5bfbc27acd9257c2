import type { ContributionBase, Load } from '@portico/core/plugin/points'
import type { AdminSection } from './section'

declare module '@portico/core/plugin/points' {
  interface Points {
    adminEntities: AdminEntityContribution
  }
}

/** Sections of the administration. The list is loaded when the administration is opened. */
export interface AdminEntityContribution extends ContributionBase {
  sections: Load<readonly AdminSection[]>
}
