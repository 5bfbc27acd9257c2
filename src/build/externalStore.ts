/** Stands in for the package `use-sync-external-store/shim`: React has it itself. */
export { useSyncExternalStore } from 'react'
