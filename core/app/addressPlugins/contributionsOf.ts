import type { Host } from '../../plugin/host'

interface Named {
  id: string
  plugin: string
}

/** What a plugin contributes to a host, as `point: id`. Kits derive further contributions from some of them. */
export const contributionsOf = (host: Host, plugin: string): string[] =>
  Object.entries(host).flatMap(([point, list]: [string, unknown]) =>
    Array.isArray(list)
      ? (list as Named[]).filter((one) => one.plugin === plugin).map(({ id }) => `${point}: ${id}`)
      : [],
  )
