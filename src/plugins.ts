import type { AnyPlugin } from '@core/plugin/definePlugin'

/** Every plugin of the build, as literals; what they hold besides is loaded when it is used. */
export const plugins: readonly AnyPlugin[] = Object.values(
  import.meta.glob<AnyPlugin>('../plugins/*/plugin.ts', { eager: true, import: 'default' }),
)
