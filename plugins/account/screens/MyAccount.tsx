import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGo } from '@portico/core/routing/useGo'
import { useSession } from '@portico/core/session/useSession'
import { Button } from '@portico/core/ui/actions/Button'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { ChangeEmail } from '../contact/ChangeEmail'
import { ChangePhone } from '../contact/ChangePhone'
import { useContactDraft } from '../contact/useContactDraft'
import { DeleteAccount } from '../deletion/DeleteAccount'
import { ClinicalData } from '../overview/ClinicalData'
import { LanguageCard } from '../overview/LanguageCard'
import { PersonCard } from '../overview/PersonCard'
import { SessionCard } from '../overview/SessionCard'
import { SignInCard } from '../overview/SignInCard'
import { ChangePassword } from '../password/ChangePassword'
import { PlanCard } from '../plans/PlanCard'
import { SecondStepCard } from '../secondStep/SecondStepCard'
import type { TextKey } from '../texts'

/** A dialog of the page. */
export type AccountDialog = 'email' | 'phone' | 'password' | 'delete'

/**
 * Everything about the account that signed in. A person who acts for another is sent to the data of that person (C-139).
 */
export default function MyAccount() {
  const { actingFor } = useSession()
  const go = useGo()
  const isActing = actingFor !== null
  const leave = useEffectEvent(() => go('profile.personalData', { replace: true }))
  useEffect(() => {
    if (isActing) leave()
  }, [isActing])
  return isActing ? null : <OwnAccount />
}

function OwnAccount() {
  const t = useText<TextKey>()
  const interrupted = useContactDraft().value.kind
  const [dialog, setDialog] = useState<AccountDialog | null>(interrupted || null)
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader title={t('MENU.ACCOUNT')} />
      <div className="grid gap-5 content-start min-w-0 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-6 desk:items-start">
        <div className="grid gap-5 content-start min-w-0 desk:gap-6">
          <PersonCard />
          <SignInCard onChange={setDialog} />
          <SecondStepCard />
          <ClinicalData />
        </div>
        <div className="grid gap-5 content-start min-w-0 desk:gap-6">
          <PlanCard />
          <LanguageCard />
          <SessionCard />
        </div>
        <div>
          <Button variant="danger-quiet" icon="trash-2" onClick={() => setDialog('delete')}>
            {t('ACCOUNT.DELETE')}
          </Button>
        </div>
      </div>
      {dialog === 'email' && <ChangeEmail onClose={close} />}
      {dialog === 'phone' && <ChangePhone onClose={close} />}
      {dialog === 'password' && <ChangePassword onClose={close} />}
      {dialog === 'delete' && <DeleteAccount onClose={close} />}
    </>
  )
}
