import { useText } from '@portico/core/i18n/useText'
import type { CareArea } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { showRefusal } from '@portico/core/ui/feedback/apiErrors'
import { Switch } from '@portico/core/ui/forms/Switch'
import { Card } from '@portico/core/ui/layout/Card'
import { Part } from '../parts/Part'
import type { TextKey } from '../texts'

/** The care areas of the doctor, and whether the patient is followed in each. */
export function PatientCareAreas({ patientId, doctorId }: { patientId: string; doctorId: number }) {
  const t = useText<TextKey>()
  const call = useCall()
  const answer = useApi('GET api/careareas/doctor/{doctorId}/patient/{patientId}', {
    params: { doctorId, patientId },
    quiet: 'faults',
  })
  const save = async (area: CareArea, isAssigned: boolean) => {
    const shown = (answer.data ?? []).map((one) => (one.id === area.id ? { ...one, isAssigned } : one))
    const saved = call('PUT api/careareas/{id}/patient/{patientId}', {
      params: { id: area.id ?? 0, patientId },
      body: { isAssigned },
    }).then(() => shown)
    try {
      await answer.mutate(saved, { optimisticData: shown, rollbackOnError: true, revalidate: false })
    } catch (error) {
      showRefusal(error, { prefix: 'CARE_AREAS.ERRORS.' })
    }
  }
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="patient-care-areas">
      <h2 className="h2" id="patient-care-areas">
        {t('RECORDS.CARE_AREAS')}
      </h2>
      <Part answer={answer} failed={t('RECORDS.CARE_AREAS_FAILED')}>
        {(areas) =>
          areas.length === 0 ? (
            <p className="text-muted">{t('RECORDS.NO_CARE_AREAS')}</p>
          ) : (
            areas.map((area) => (
              <Switch
                key={area.id}
                checked={area.isAssigned === true}
                onChange={(isAssigned) => void save(area, isAssigned)}
              >
                {area.name}
              </Switch>
            ))
          )
        }
      </Part>
    </Card>
  )
}
