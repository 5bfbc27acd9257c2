import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent } from 'react'
import { conditionsNotAccepted } from '@portico/core/http/apiError'
import { useApi } from '@portico/core/http/useApi'
import { useHost } from '@portico/core/plugin/useHost'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { useSession } from '@portico/core/session/useSession'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { PersonList } from '../parts/PersonList'
import { StatusPage } from '../parts/StatusPage'
import { canChoosePerson, dependentsOf } from '../rules'
import { useContinueAfterSignIn } from '../useContinueAfterSignIn'
import type { TextKey } from '../texts'

/**
 * The page after the sign-in: loads the user, offers the choice of an account (C-140), and opens the
 * requested page. The new token has already cleared any impersonation.
 */
export default function AuthRedirect() {
  return <EnterPortal key={useRoute().params['url']} />
}

function EnterPortal() {
  const t = useText<TextKey>()
  const { features } = useHost()
  const { userId, actingFor, actFor, signOut } = useSession()
  const moveOn = useMoveOn()
  const canLeave = moveOn !== undefined
  const { data: user, error, mutate } = useApi('GET api/users/data', userId === null ? null : {})
  const asks = user !== undefined && actingFor === null && canChoosePerson(user, features)
  const family = useApi('GET api/family', asks ? { quiet: true } : null)
  const dependents = family.data && dependentsOf(family.data)
  const isDone = userId === null || (user && (!asks || family.error || dependents?.length === 0))
  const leave = useEffectEvent(() => moveOn?.())
  // The API waits until the conditions are accepted, so there is no user yet.
  const isWaiting = error?.message === conditionsNotAccepted
  useEffect(() => {
    if ((isDone || isWaiting) && canLeave) leave()
  }, [isDone, isWaiting, canLeave])

  if (error && !isWaiting) {
    return (
      <ErrorState
        level={1}
        title={t('AUTH.NO_USER')}
        text={t('AUTH.NO_USER_TEXT')}
        onRetry={() => void mutate()}
        action={
          <Button variant="quiet" onClick={signOut}>
            {t('SHELL.SIGN_OUT')}
          </Button>
        }
      />
    )
  }
  if (!user || isDone || !dependents || !moveOn) {
    return <StatusPage icon="user-round" title={t('AUTH.ENTERING')} text={t('AUTH.ENTERING_TEXT')} busy />
  }
  const choose = (id: string) => (id === userId ? moveOn() : actFor(id))
  return (
    <div className="stack gap-6 w-full max-w-136 mx-auto">
      <PageHeader title={t('CHOOSE_USER.TITLE')} />
      <p className="text-muted">{t('CHOOSE_USER.TEXT')}</p>
      <PersonList me={user} family={dependents} onChoose={choose} />
    </div>
  )
}

/** Opens the requested page, or first the conditions that have changed; undefined until that is known. */
function useMoveOn(): (() => void) | undefined {
  const go = useGo()
  const { userId } = useSession()
  const url = useRoute().params['url']
  const moveOn = useContinueAfterSignIn(url)
  const { data, error } = useApi(
    'GET api/users/conditions',
    userId === null ? null : { capability: 'conditions', quiet: true },
  )
  if (userId === null || error) return moveOn
  if (!data) return undefined
  return data.isAsked ? () => go('newConditions', { query: { redirectUrl: url }, replace: true }) : moveOn
}
