import { capabilityFeature } from './capabilityFeature'

/** The features of a host whose back end offers everything beyond the specification, as the reference server does. */
export const everyCapability: readonly string[] = [capabilityFeature('*')]
