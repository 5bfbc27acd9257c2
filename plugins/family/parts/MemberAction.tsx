import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { User } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useSendOnce } from '@portico/core/http/useSendOnce'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { defaultRoute } from '@portico/core/routing/areas'
import { useGo } from '@portico/core/routing/useGo'
import { useSession } from '@portico/core/session/useSession'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { isDependent, isInvited } from '../family'
import { failureOf } from '../form/request'
import type { TextKey } from '../texts'

/** The main action of a row: use the account of a dependent, or send an invitation again. */
export function MemberAction({ member }: { member: User }) {
  const canInvite = useCapability('familyInvitations')
  if (isDependent(member)) return <Enter member={member} />
  return isInvited(member) && canInvite ? <SendAgain member={member} /> : null
}

function Enter({ member: { id, name } }: { member: User }) {
  const t = useText<TextKey>()
  const go = useGo()
  const { actFor } = useSession()
  const enter = () => {
    go(defaultRoute)
    actFor(id)
  }
  return (
    <div className="col-span-full grid pe-2 desk:row-1 desk:col-3 desk:p-0">
      <Button variant="secondary" size="sm" aria-label={t('FAMILY.ENTER_NAMED', { name })} onClick={enter}>
        {t('FAMILY.ENTER')}
      </Button>
    </div>
  )
}

function SendAgain({ member: { id, name } }: { member: User }) {
  const t = useText<TextKey>()
  const call = useCall()
  const sendOnce = useSendOnce()
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await sendOnce(id, (idempotencyKey) =>
        call('POST api/independent-users/{id}/invitation', {
          capability: 'familyInvitations',
          params: { id },
          idempotencyKey,
          quiet: true,
        }),
      )
      toast({ tone: 'success', text: t('FAMILY.SENT_AGAIN', { name }) })
      await invalidate('api/family')
    } catch (error) {
      const { key, values } = failureOf(error, 'GENERAL')
      toast({ tone: 'error', text: t(key, values) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="col-span-full grid pe-2 desk:row-1 desk:col-3 desk:p-0">
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={t('FAMILY.SEND_AGAIN_NAMED', { name })}
        onClick={() => void send()}
      >
        {t('FAMILY.SEND_AGAIN')}
      </Button>
    </div>
  )
}
