import { use, useEffect, useEffectEvent } from 'react'
import { loadOnce } from '../../plugin/load'
import { textsPart } from '../../plugin/PluginTexts'
import { useHost } from '../../plugin/useHost'
import { useSession } from '../../session/useSession'
import { matchPath } from '../match'
import { useLocation } from '../reactRouter'
import type { Route } from '../table'
import { useGuardContext } from '../useGuardContext'
import { useLanding } from '../useLanding'
import { TableContext } from '../useHref'
import { useTransitions, type Transitions } from './useTransitions'

export interface Routing extends Transitions {
  /** The route of the displayed frame: the current one, else the requested one. */
  frame: Route | null
}

/** Runs the transitions with the guards of the plugins for the current person. */
export function useRouting(showMessage: (message: string) => void): Routing {
  const { guards, plugins } = useHost()
  const { signIn } = useSession()
  const context = useGuardContext()
  const table = use(TableContext)
  const { pathname } = useLocation()

  const prepare = ({ route }: { route: Route }) => {
    const texts = plugins.get(route.plugin)?.i18n
    return Promise.allSettled([loadOnce(route.screen), texts && loadOnce(textsPart(route.plugin, texts))])
  }
  useAddressChange(() => {
    const next = matchPath(table, location.hash.slice(1).split('?')[0] ?? '')
    if (next) void prepare(next)
  })
  const transitions = useTransitions(
    { table, guards, context, landing: useLanding() },
    { signIn: () => signIn(), showMessage, prepare },
  )
  return { ...transitions, frame: transitions.shown?.route ?? matchPath(table, pathname)?.route ?? null }
}

/** Runs when the fragment changes, to load the page's code while the guards decide. */
function useAddressChange(run: () => void): void {
  const start = useEffectEvent(run)
  useEffect(() => {
    const changed = () => start()
    addEventListener('popstate', changed)
    return () => removeEventListener('popstate', changed)
  }, [])
}
