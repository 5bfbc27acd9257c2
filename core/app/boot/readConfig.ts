import { capabilityFeature } from '../../plugin/capability/capabilityFeature'

/** What the server enables for the tenant. */
export interface ServerConfig {
  /** The features that are on, and the capabilities of the API by their feature names. */
  features: ReadonlySet<string>
  /** Whether the server has video calls; true where it does not say. */
  hasVideoCalls: boolean
}

/**
 * Reads the answer of `GET api/config`. Takes the list of features, or an object whose `features` are a list or an object by
 * name (C-156), where `true` and settings mean that a feature is on. `capabilities` lists what is offered beyond the specification.
 */
export function readConfig(answer: unknown): ServerConfig {
  const { features = answer, capabilities, videoCallEnabled } = isObject(answer) ? answer : {}
  return {
    features: new Set([...namesOf(features), ...namesOf(capabilities).map(capabilityFeature)]),
    hasVideoCalls: videoCallEnabled !== false,
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function namesOf(list: unknown): string[] {
  if (Array.isArray(list)) return list.filter((name) => typeof name === 'string')
  if (!isObject(list)) return []
  return Object.keys(list).filter((name) => list[name] === true || isOnBySettings(list[name]))
}

const isOnBySettings = (settings: unknown) => isObject(settings) && settings['enabled'] !== false
