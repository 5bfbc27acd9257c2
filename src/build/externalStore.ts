/** Replaces the package `use-sync-external-store/shim`: React has the hook. */
export { useSyncExternalStore } from 'react'
