import { useState } from 'react'
import type { MedicalData } from '@schemas/generated/entities'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useText } from '@portico/core/i18n/useText'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import type { TextKey } from '../texts'

/** "No known allergies" as an answer: the person says it, and takes it back. Only where no active allergy is written down. */
export function NoKnownAllergies({ data: { allergies, noKnownAllergies } }: { data: MedicalData }) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const isOffered = useCapability('noKnownAllergies')
  const [busy, setBusy] = useState(false)
  if (!isOffered || allergies.some(({ isActive }) => isActive)) return null
  const say = async (isSaid: boolean) => {
    setBusy(true)
    try {
      await call('PUT api/medicalData/no-known-allergies', {
        capability: 'noKnownAllergies',
        body: { isSaid },
        quiet: true,
      })
      await invalidate('api/medicalData')
    } catch {
      toast({ tone: 'error', text: t('RECORDS.NO_ALLERGIES_FAILED') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3 p-4">
      {noKnownAllergies && <NoKnownAllergiesSaid said={noKnownAllergies} />}
      <Button size="sm" variant="secondary" busy={busy} onClick={() => void say(!noKnownAllergies)}>
        {t(noKnownAllergies ? 'RECORDS.NO_ALLERGIES_UNDO' : 'RECORDS.NO_ALLERGIES_SAY')}
      </Button>
    </div>
  )
}

/** Who said it, and when. */
export function NoKnownAllergiesSaid({ said }: { said: NonNullable<MedicalData['noKnownAllergies']> }) {
  const t = useText<TextKey>()
  const date = formatDate(said.at, browserZone())
  return (
    <p>
      <span className="font-strong">{t('RECORDS.NO_ALLERGIES')}</span>{' '}
      <span className="text-sm text-muted">
        {t(said.isOwn ? 'RECORDS.NO_ALLERGIES_OWN' : 'RECORDS.NO_ALLERGIES_OTHER', { date })}
      </span>
    </p>
  )
}
