import { useGo } from '@portico/core/routing/useGo'
import { useLanding } from '@portico/core/routing/useLanding'
import { useOpenPath } from '@portico/core/routing/useOpen'
import { parseReturnTarget } from '@portico/core/session/signInLinks'
import { useTenant } from '@portico/core/tenant/useTenant'
import { isReturnPath } from './rules'

/** Returns a function that opens a page after the sign-in: a path, an allowed site, or the landing page (C-023). */
export function useContinueAfterSignIn(wanted: string | undefined): () => void {
  const go = useGo()
  const open = useOpenPath()
  const landing = useLanding()
  const { allowedRedirects } = useTenant()
  return () => {
    const target = parseReturnTarget(wanted, location.origin, allowedRedirects)
    if (target && 'url' in target) return location.replace(target.url)
    return target && isReturnPath(target.path) ? open(target.path) : go(landing, { replace: true })
  }
}
