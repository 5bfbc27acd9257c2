import { use } from 'react'
import type { Capability } from '@schemas/generated/contract'
import { hasCapability } from './capabilityFeature'
import { HostContext } from '../useHost'

/**
 * Whether the back end offers a capability: something beyond the specification. `schemas/capabilities.json` says what the portal
 * does without it. A part that is rendered without a host, as in a test, has everything.
 */
export const useCapability = (capability: Capability): boolean => useOfferedCapabilities()(capability)

/** Returns whether the back end offers a capability, for parts that choose among several. */
export function useOfferedCapabilities(): (capability: Capability) => boolean {
  const host = use(HostContext)
  return (capability) => host === null || hasCapability(host.features, capability)
}
