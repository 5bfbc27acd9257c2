import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import type { RouteId } from '@portico/core/plugin/points'
import { Link } from '@portico/core/routing/Link'
import { useHref } from '@portico/core/routing/useHref'
import { useUser } from '@portico/core/session/useUser'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { gapsOf, type Gap } from './gaps'
import type { TextKey } from '../texts'

interface Place {
  to: RouteId
  params?: Record<string, string>
  icon: IconName
}

const places: Readonly<Record<Gap, Place>> = {
  allergy: {
    to: 'videoConsultation.medicalData',
    params: { kind: 'allergy', recordId: 'new' },
    icon: 'triangle-alert',
  },
  medicine: {
    to: 'videoConsultation.medicalData',
    params: { kind: 'medicine', recordId: 'new' },
    icon: 'pill',
  },
  birthDate: { to: 'profile.personalData', icon: 'user-round' },
  document: { to: 'videoConsultation.documents', icon: 'file-text' },
}

/** What would still help a doctor, and where it is written down; nothing when nothing is missing. */
export function Missing() {
  const t = useText<TextKey>()
  const user = useUser()
  const { data: medicalData } = useApi('GET api/medicalData', { quiet: true })
  const { data: documents } = useApi('GET api/documents/withMedicalExams', { quiet: true })
  const href = useHref()
  const gaps = gapsOf({ medicalData, documents, user }).filter((gap) => href(places[gap].to) !== null)
  if (gaps.length === 0) return null
  return (
    <Card as="section" flush aria-labelledby="records-missing">
      <CardHead>
        <div>
          <h2 className="h2" id="records-missing">
            {t('RECORDS.GAPS')}
          </h2>
          <p className="text-sm text-muted">{t('RECORDS.GAPS_TEXT')}</p>
        </div>
      </CardHead>
      <ul className="list hairline-t">
        {gaps.map((gap) => (
          <li key={gap}>
            <Link className="list-row" to={places[gap].to} params={places[gap].params}>
              <span className="text-brand">
                <Icon name={places[gap].icon} />
              </span>
              <span className="flex-1 min-w-0 font-strong">{t(`RECORDS.GAP.${gap}`)}</span>
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
