import { useEffect, useEffectEvent, useState } from 'react'
import type { Contributed } from '../../../plugin/contributions'
import { reportFault } from '../../../plugin/fault'
import { loadOnce } from '../../../plugin/load'
import type { GuardContext, MenuContribution } from '../../../plugin/points'
import { useContributions } from '../../../plugin/useHost'
import { useGuardContext } from '../../../routing/useGuardContext'

type Rule = (entry: MenuContribution) => boolean

/**
 * Combines the menu filters of plugins. Entries with a scenario are hidden until the filters have loaded. A filter
 * that fails is reported and hides nothing, because the server enforces every right.
 */
export function useMenuFilter(): Rule {
  const filters = useContributions('menuFilters')
  const context = useGuardContext()
  const isFree = filters.length === 0
  const [rule, setRule] = useState<Rule>(() => (isFree ? everything : withoutScenario))
  const load = useEffectEvent(() => Promise.all(filters.map((filter) => ruleOf(filter, context))))

  useEffect(() => {
    if (isFree) return undefined
    let isOver = false
    void load().then((rules) => (isOver ? undefined : setRule(() => allOf(rules))))
    return () => {
      isOver = true
    }
  }, [isFree])

  return rule
}

const everything: Rule = () => true
const withoutScenario: Rule = ({ requires }) => requires?.scenario === undefined
const allOf =
  (rules: readonly Rule[]): Rule =>
  (entry) =>
    rules.every((rule) => rule(entry))

async function ruleOf(
  { plugin, id, filter }: Contributed<'menuFilters'>,
  context: GuardContext,
): Promise<Rule> {
  const failed = (cause: unknown) => {
    const expected = 'a rule'
    reportFault({ plugin, point: 'menuFilters', property: id, expected, found: String(cause), cause })
    return true
  }
  const rule = await loadOnce(filter)
    .then((make) => make(context))
    .catch((cause: unknown) => () => failed(cause))
  return (entry) => {
    try {
      return rule(entry)
    } catch (cause) {
      return failed(cause)
    }
  }
}
