import type { GuardContext, MenuContribution } from '@portico/core/plugin/points'
import { activeScenarios, isEntryVisible } from './scenarios'

/** Patients see the entries of their care areas; doctors and administrators see all entries (C-042). */
export default async function menuFilter({ call, roles }: GuardContext) {
  const isPatient = roles.size === 0
  const applies = isPatient
    ? activeScenarios(await call('GET api/careareas/patient', { quiet: true }))
    : new Set<string>()
  return (entry: MenuContribution) => isEntryVisible(entry, applies)
}
