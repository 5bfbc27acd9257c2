import { useText } from '@portico/core/i18n/useText'
import type { MedicalData } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { Card } from '@portico/core/ui/layout/Card'
import { Part } from '../parts/Part'
import type { TextKey } from '../texts'

const lists = [
  'allergies',
  'medicines',
  'illnesses',
  'interventions',
] as const satisfies (keyof MedicalData)[]
const kinds = {
  allergies: 'allergy',
  medicines: 'medicine',
  illnesses: 'illness',
  interventions: 'intervention',
} as const

/** What a doctor should know: the active records of each kind. */
export function Known() {
  const t = useText<TextKey>()
  const answer = useApi('GET api/medicalData', { quiet: 'faults' })
  return (
    <Card as="section" className="stack" aria-labelledby="records-known">
      <h2 className="h2" id="records-known">
        {t('RECORDS.KNOWN')}
      </h2>
      <Part answer={answer} failed={t('RECORDS.MEDICAL_DATA_FAILED')}>
        {(data) => (
          <dl className="stack gap-3">
            {lists.map((list) => (
              <div key={list}>
                <dt className="text-sm text-muted">{t(`RECORDS.LIST.${kinds[list]}`)}</dt>
                <dd className="font-strong">
                  {activeNames(data[list]) ||
                    t(
                      list === 'allergies' && data.noKnownAllergies
                        ? 'RECORDS.NO_ALLERGIES'
                        : 'RECORDS.NOTHING',
                    )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Part>
      <Link className="link" to="videoConsultation.medicalData">
        {t('RECORDS.SEE_MEDICAL_DATA')}
      </Link>
    </Card>
  )
}

const activeNames = (records: readonly { name: string; isActive?: boolean }[]): string =>
  records
    .filter(({ isActive }) => isActive !== false)
    .map(({ name }) => name)
    .join(', ')
