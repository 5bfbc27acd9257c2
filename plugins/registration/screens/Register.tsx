import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useRoute } from '@portico/core/routing/useRoute'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { DoctorMissing } from '../doctor/DoctorMissing'
import { DoctorNeeded } from '../doctor/DoctorNeeded'
import { useNeedsDoctor } from '../doctor/useNeedsDoctor'
import { EntryPage } from '../parts/EntryPage'
import { ReferralGone } from '../doctor/ReferralGone'
import { RegisterForm } from '../parts/RegisterForm'
import type { TextKey } from '../texts'

/** Registration, plain, with the doctor of the address, or with the doctor who recommended the portal. */
export default function Register() {
  const t = useText<TextKey>()
  const { doctorUrl, nickName } = useRoute().params
  const needsDoctor = useNeedsDoctor()
  const [chosen, setChosen] = useState<string | null>()
  const referrer = chosen === undefined ? nickName : (chosen ?? undefined)
  const byUrl = useApi(
    'GET api/doctors/url/{url}',
    doctorUrl ? { params: { url: doctorUrl }, quiet: true } : null,
  )
  const byName = useApi(
    'GET api/doctors/nickname/{nickName}',
    referrer ? { params: { nickName: referrer }, quiet: true } : null,
  )
  if (needsDoctor && !doctorUrl) return <DoctorNeeded />
  if (byUrl.error?.status === 404) return <DoctorMissing />
  // A nickname that leads to nobody is cleared, and those open for referral are offered.
  if (referrer && byName.error?.status === 404)
    return <ReferralGone nickName={referrer} onChoose={setChosen} />
  const source = [byUrl, byName].find(({ error, data }) => error && !data)
  if (source || byUrl.isLoading || byName.isLoading)
    return (
      <EntryPage title={t('REGISTER.TITLE')}>
        {source ? (
          // Without the answer the account would belong to no doctor.
          <ErrorState title={t('REGISTER.DOCTOR_FAILED')} onRetry={() => void source.mutate()} />
        ) : (
          <Loading>
            <Skeleton shape="block" height="20rem" />
          </Loading>
        )}
      </EntryPage>
    )
  return (
    <RegisterForm
      origin={{
        doctorUrl: byUrl.data ? doctorUrl : undefined,
        referrer: byName.data ? referrer : undefined,
      }}
      doctor={byUrl.data ?? byName.data}
      onForget={byName.data ? () => setChosen(null) : undefined}
    />
  )
}
