import { useText } from '@portico/core/i18n/useText'
import type { MedicalData } from '@schemas/generated/entities'
import { Chip } from '@portico/core/ui/layout/Chip'
import { NoKnownAllergiesSaid } from '../medicalData/NoKnownAllergies'
import type { TextKey } from '../texts'

/** The active allergies of a patient, which stay in sight whatever is shown; or that there are none, or that nobody has said. */
export function AllergyLine({ data: { allergies, noKnownAllergies } }: { data: MedicalData }) {
  const t = useText<TextKey>()
  const active = allergies.filter(({ isActive }) => isActive)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {active.length > 0 ? (
        <>
          <span className="font-strong">{t('RECORDS.LIST.allergy')}</span>
          <ul className="flex flex-wrap gap-2">
            {active.map(({ id, name }) => (
              <li key={id ?? name} className="wrap-anywhere">
                <Chip tone="danger" icon="triangle-alert">
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        </>
      ) : noKnownAllergies ? (
        <NoKnownAllergiesSaid said={noKnownAllergies} />
      ) : (
        <p>
          <span className="font-strong">{t('RECORDS.LIST.allergy')}:</span>{' '}
          <span className="text-muted">{t('RECORDS.ALLERGIES_UNKNOWN')}</span>
        </p>
      )}
    </div>
  )
}
