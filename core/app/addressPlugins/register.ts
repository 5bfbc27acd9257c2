import type { AnyPlugin } from '../../plugin/definePlugin'
import { collect, type Host, type TenantPlugins } from '../../plugin/host'
import { checkForm } from './checkForm'
import { toProblem, type Problem } from './problem'

/** A plugin from an address with the options of the tenant. */
export interface Arrived {
  plugin: AnyPlugin
  options: TenantPlugins[string]
}

/**
 * Collects a host anew with plugins that arrived after the start, behind those of the build. Calls `onProblem` for what is left out.
 * A plugin whose contributions make the collection throw is left out as a whole.
 */
export function register(
  base: Host,
  arrived: readonly Arrived[],
  onProblem: (id: string, problem: Problem) => void,
): Host {
  let host = base
  let accepted: readonly Arrived[] = []
  for (const one of arrived) {
    const { id } = one.plugin
    const leaveOut = (found: string) => onProblem(id, { kind: 'leftOut', found })
    try {
      const plugin = checkForm(one.plugin, (point, what) => leaveOut(`${point}: ${what}`))
      const { host: next, faults } = collectWith(base, [...accepted, { ...one, plugin }])
      faults
        .filter((fault) => fault.plugin === id)
        .forEach(({ point, property, found }) => leaveOut(`${point}: ${property} is ${found}`))
      host = next
      accepted = [...accepted, { ...one, plugin }]
    } catch (error) {
      onProblem(id, toProblem(error, 'throwsAtStart'))
    }
  }
  return host
}

function collectWith({ source, features }: Host, arrived: readonly Arrived[]) {
  const { tenant, choices } = source
  const listed = Object.fromEntries(arrived.map(({ plugin, options }) => [plugin.id, options]))
  const plugins = [...source.plugins, ...arrived.map(({ plugin }) => plugin)]
  return collect(plugins, { ...tenant, ...listed }, features, choices)
}
