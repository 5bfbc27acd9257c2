import { useText } from '@portico/core/i18n/useText'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { numberFormat } from '@portico/core/format/intl'
import { Link } from '@portico/core/routing/Link'
import { Card } from '@portico/core/ui/layout/Card'
import type { VideoVitalTest } from '@schemas/generated/entities'
import type { TextKey } from '../texts'

/** The data that the scan uses, with a way to correct them. */
export function PatientCard({ patient }: { patient: VideoVitalTest['patient'] }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const facts = [
    t(patient.sex === 1 ? 'SCAN.MALE' : 'SCAN.FEMALE'),
    t('SCAN.YEARS', { count: patient.age ?? 0 }),
    t('SCAN.KG', { weight: numberFormat(language, {}).format(patient.weight ?? 0) }),
  ]
  return (
    <Card as="section" className="stack gap-2" aria-label={t('SCAN.PATIENT')}>
      <h2 className="h3">{t('SCAN.PATIENT')}</h2>
      <p>{facts.join(' · ')}</p>
      <Link className="link" to="profile.personalData">
        {t('SCAN.CORRECT')}
      </Link>
    </Card>
  )
}
