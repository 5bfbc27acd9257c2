import type { Capability } from '@schemas/generated/contract'
import { useOfferedCapabilities } from '@portico/core/plugin/capability/useCapability'

/** The actions and links that the back end offers, of those that an entity has. */
export function useOffered<T extends { capability?: Capability }>(all: readonly T[]): readonly T[] {
  const isOffered = useOfferedCapabilities()
  return all.filter(({ capability }) => capability === undefined || isOffered(capability))
}
