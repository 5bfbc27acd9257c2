import type { Plugin } from 'vite'

/**
 * Replaces `use-sync-external-store/shim`, a way around for versions of React that have no such hook. An alias would ask
 * the other plugins about the absolute path, and the one that drops locales takes a folder such as `portal-MX` for a locale.
 */
export const reactStore = (root: string): Plugin => ({
  name: 'react-store',
  enforce: 'pre',
  resolveId: (id) =>
    /^use-sync-external-store\/shim(\/index\.js)?$/.test(id) ? `${root}src/build/externalStore.ts` : null,
})
