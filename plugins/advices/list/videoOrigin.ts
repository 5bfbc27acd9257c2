import type { RouteId } from '@portico/core/plugin/points'
import { useRoute, type RouteState } from '@portico/core/routing/useRoute'

/** The page with videos that a video was opened from, and the steps back to it in the browser's history. */
export interface VideoOrigin {
  id: RouteId
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  steps: number
}

/** The pages to come back to. A video that leads to another video is none. */
const pages: readonly RouteId[] = [
  'advices.videos',
  'advices.favorites',
  'advices.watchLater',
  'advices.category',
  'advices.tag',
  'advices.result',
  'advices.professional',
]

/** Where the page was opened from; undefined for an address that was typed or reloaded. */
export const useOrigin = (): VideoOrigin | undefined => originOf(useRoute().state)

/** The state of a link to a page that leads back here, or to where this page leads back. */
export function useOriginState(): RouteState | undefined {
  const { id, params, query, state } = useRoute()
  if (pages.includes(id)) return { origin: { id, params, query, steps: 1 } satisfies VideoOrigin }
  const origin = originOf(state)
  return origin && { origin: { ...origin, steps: origin.steps + 1 } }
}

const originOf = (state: RouteState) => state['origin'] as VideoOrigin | undefined
