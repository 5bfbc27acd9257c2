import * as React from 'react'

/** Where React keeps what its packages share. */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Stops React from capturing a stack trace for each element that it creates, which took a tenth of the time of a screen
 * test. React does so for the first 10,000 elements of a second; only its warnings show these traces.
 */
export function skipOwnerStacks(): void {
  const shared: unknown = Reflect.get(React, internals)
  if (typeof shared === 'object' && shared !== null)
    Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
}
