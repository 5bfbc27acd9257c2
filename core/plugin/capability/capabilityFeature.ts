/** The name of a capability of the API among the features that the server enables. */
export const capabilityFeature = (capability: string): string => `api.${capability}`

/**
 * Whether the features have a capability of the API, or one of several; `*` is every one, of a server that is released with the
 * portal.
 */
export const hasCapability = (
  features: ReadonlySet<string>,
  capability: string | readonly string[],
): boolean => features.has('api.*') || [capability].flat().some((one) => features.has(capabilityFeature(one)))
