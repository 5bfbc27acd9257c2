import type { RouteId } from '../plugin/points'
import { createAtom, store, useAtomValue } from '../state/store'

const bareAtom = createAtom<readonly RouteId[]>([])

/** Shows the pages of these routes without the shell until the next call, for example while somebody is in a video call. */
export const setBareRoutes = (routes: readonly RouteId[]): void => store.set(bareAtom, routes)

/** The routes whose pages are shown without the shell now. */
export const useBareRoutes = (): readonly RouteId[] => useAtomValue(bareAtom)
