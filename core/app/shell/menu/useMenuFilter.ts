import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Contributed } from '../../../plugin/contributions'
import { reportFault } from '../../../plugin/fault'
import { loadOnce } from '../../../plugin/load'
import type { GuardContext, MenuContribution } from '../../../plugin/points'
import { useContributions } from '../../../plugin/useHost'
import { useGuardContext } from '../../../routing/useGuardContext'

type Rule = (entry: MenuContribution) => boolean

/**
 * The rules of plugins about the menu, as one (MENU-003). Until they have answered, entries with a scenario wait;
 * a rule that fails is reported and lets everything through: the menu only shows, the server decides.
 */
export function useMenuFilter(): Rule {
  const filters = useContributions('menuFilters')
  const context = useGuardContext()
  const [rules, setRules] = useState<readonly Rule[]>()
  const load = useEffectEvent(() => Promise.all(filters.map((filter) => ruleOf(filter, context))))

  useEffect(() => {
    let isOver = false
    void load().then((loaded) => (isOver ? undefined : setRules(loaded)))
    return () => {
      isOver = true
    }
  }, [])

  const isFree = filters.length === 0
  return useMemo((): Rule => {
    if (isFree) return () => true
    return (entry) => rules?.every((rule) => rule(entry)) ?? entry.requires?.scenario === undefined
  }, [isFree, rules])
}

async function ruleOf(
  { plugin, id, filter }: Contributed<'menuFilters'>,
  context: GuardContext,
): Promise<Rule> {
  try {
    return await (
      await loadOnce(filter)
    )(context)
  } catch (cause) {
    reportFault({
      plugin,
      point: 'menuFilters',
      property: id,
      expected: 'a rule',
      found: String(cause),
      cause,
    })
    return () => true
  }
}
