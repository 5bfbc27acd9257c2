import capabilities from '@schemas/capabilities.json' with { type: 'json' }
import { capabilityFeature } from './capabilityFeature'

/** The features of a test's host whose back end offers everything beyond the specification. */
export const everyCapability: readonly string[] = Object.keys(capabilities).map(capabilityFeature)
