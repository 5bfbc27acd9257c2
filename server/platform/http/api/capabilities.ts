import capabilities from '../../../../schemas/capabilities.json' with { type: 'json' }

/** What this server offers beyond the specification, by id. */
export const allCapabilities: readonly string[] = Object.keys(capabilities)
