import type { Plugin } from 'vite'

/**
 * Replaces `use-sync-external-store/shim`, which serves versions of React without that hook. An alias would pass the absolute
 * path to the other plugins, and the one that drops locales takes a folder such as `portal-MX` for a locale.
 */
export const reactStore = (root: string): Plugin => ({
  name: 'react-store',
  enforce: 'pre',
  resolveId: (id) =>
    /^use-sync-external-store\/shim(\/index\.js)?$/.test(id) ? `${root}src/build/externalStore.ts` : null,
})
