import capabilities from '@schemas/capabilities.json' with { type: 'json' }
import { capabilityFeature } from './capabilityFeature'

/** The features of a host whose back end offers everything beyond the specification, as the reference server does. */
export const everyCapability: readonly string[] = Object.keys(capabilities).map(capabilityFeature)
