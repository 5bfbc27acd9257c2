import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { IdentityCheck } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'
import { Link } from '@portico/core/routing/Link'
import { useGo } from '@portico/core/routing/useGo'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { mayStart, type StatusName } from '../status'
import type { TextKey } from '../texts'

interface Props {
  status: StatusName
  open: IdentityCheck['open']
  onAbandoned: () => void
}

/** What the person can do at a status: start a check only where it may start. */
export function StatusActions({ status, open, onAbandoned }: Props) {
  const t = useText<TextKey>()
  const go = useGo()
  if (!mayStart(status))
    return (
      <div className="flex items-center gap-3 flex-wrap">
        <Link className={buttonClass({ variant: 'secondary' })} to="profile.myaccount">
          {t('IDENTITY.BACK')}
        </Link>
      </div>
    )
  const start = () => go('profile.identity', { params: { step: 'check' } })
  return (
    <div className="flex items-center gap-3 flex-wrap">
      <Button size="lg" variant={status === 'review' ? 'secondary' : 'primary'} onClick={start}>
        {t(`IDENTITY.START.${status as Exclude<StatusName, 'approved' | 'pending'>}`)}
      </Button>
      {status === 'open' && open ? (
        <Discard id={open.id} onDone={onAbandoned} />
      ) : (
        <Link className={buttonClass({ variant: 'quiet' })} to="profile.myaccount">
          {t(status === 'review' ? 'IDENTITY.WAIT' : 'IDENTITY.NOT_NOW')}
        </Link>
      )}
    </div>
  )
}

/** Abandons an unfinished check. Only pictures taken minutes ago are lost, so it does not ask. */
function Discard({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useText<TextKey>()
  const call = useCall()
  const [isBusy, setIsBusy] = useState(false)
  const discard = async () => {
    setIsBusy(true)
    try {
      await call('DELETE api/identity-checks/{id}', {
        capability: 'identityChecks',
        params: { id },
        quiet: true,
      })
      toast({ tone: 'success', text: t('IDENTITY.DISCARDED') })
      onDone()
    } catch {
      toast({ tone: 'error', text: t('IDENTITY.ERRORS.SERVER') })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="quiet" icon="trash-2" busy={isBusy} onClick={() => void discard()}>
      {t('IDENTITY.DISCARD')}
    </Button>
  )
}
