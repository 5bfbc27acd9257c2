import { publicModules, sharedLibraries } from '../../src/build/face/publicModules'
import type { SharedModules } from './sharedOnly'

/** What the portal at `root` shares with plugins from addresses. */
export const sharedModules = (root: string): SharedModules =>
  new Map<string, readonly string[] | 'all'>([
    ...sharedLibraries.map((name) => [name, 'all'] as const),
    ...publicModules(root),
  ])
