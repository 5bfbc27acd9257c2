import type { AnyPlugin } from '../../plugin/definePlugin'
import { PluginProblem } from './problem'

/** The modules that plugins share with the portal, by name; each loads when it is needed. */
export type Face = Readonly<Record<string, () => Promise<object>>>

/** What the file of a plugin exports. */
interface PluginModule {
  id: string
  version: string
  /** The modules of the portal that it needs. */
  uses: readonly string[]
  /** Takes these modules by name and returns the literal. */
  default: (modules: Readonly<Record<string, unknown>>) => AnyPlugin
}

/** A plugin that has started. */
export interface StartedPlugin {
  plugin: AnyPlugin
  version: string
}

/**
 * Starts a plugin: gives it the modules that it names. Rejects with a `PluginProblem` where the file is of another form, names a module
 * that is not shared, or throws.
 */
export async function startPlugin(id: string, file: unknown, face: Face): Promise<StartedPlugin> {
  const { uses, version, default: start } = readModule(id, file)
  const modules = await modulesOf(uses, face)
  let plugin: unknown
  try {
    plugin = start(modules)
  } catch (cause) {
    throw new PluginProblem('throwsAtStart', String(cause))
  }
  if (typeof plugin !== 'object' || plugin === null || (plugin as AnyPlugin).id !== id)
    throw new PluginProblem('noPlugin', 'it returns no literal with its id')
  return { plugin: plugin as AnyPlugin, version }
}

function readModule(id: string, file: unknown): PluginModule {
  const { id: found, version, uses, default: start } = (file ?? {}) as Partial<PluginModule>
  if (found !== id) throw new PluginProblem('noPlugin', `the id ${String(found)}`)
  if (typeof start !== 'function' || typeof version !== 'string' || !Array.isArray(uses))
    throw new PluginProblem('noPlugin', 'it does not export version, uses and a function')
  return { id, version, uses, default: start }
}

async function modulesOf(uses: readonly string[], face: Face): Promise<Record<string, unknown>> {
  const unknown = uses.filter((name) => !Object.hasOwn(face, name))
  if (unknown.length > 0) throw new PluginProblem('unknownModule', unknown.join(', '))
  const load = async (name: string) => [name, await face[name]?.()] as const
  try {
    return Object.fromEntries(await Promise.all(uses.map(load)))
  } catch (cause) {
    throw new PluginProblem('unreachable', String(cause))
  }
}
