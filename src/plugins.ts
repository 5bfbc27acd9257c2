import type { AnyPlugin } from '@portico/core/plugin/definePlugin'

/** The literals of every plugin of the build; everything else loads lazily. */
export const plugins: readonly AnyPlugin[] = Object.values(
  import.meta.glob<AnyPlugin>('../plugins/*/plugin.ts', { eager: true, import: 'default' }),
)
