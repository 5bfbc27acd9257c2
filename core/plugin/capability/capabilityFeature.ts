/** The name of a capability of the API among the features that the server enables. */
export const capabilityFeature = (capability: string): string => `api.${capability}`
