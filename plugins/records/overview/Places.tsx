import { useText } from '@portico/core/i18n/useText'
import { useMenu } from '@portico/core/app/shell/menu/useMenu'
import { useLabel } from '@portico/core/i18n/useLabel'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import type { RouteId } from '@portico/core/plugin/points'
import { Link } from '@portico/core/routing/Link'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

/** The routes of the menu that are part of the records. That of measurements belongs to another plugin, which may be off. */
const ofRecords: readonly string[] = [
  'videoConsultation.medicalData',
  'videoConsultation.documents',
  'videoConsultation.medicalExams',
  'videoConsultation.videoCall.consultations',
  'videoConsultation.videoCall.receipts',
  'videoConsultation.videoCall.complementaryTests',
  'videoConsultation.videoCall.devices',
]

/** The parts of the records that the menu shows too, with its features and scenarios, and the archive. */
export function Places() {
  const t = useText<TextKey>()
  const labelOf = useLabel()
  const hasShares = useCapability('shares')
  const entries = useMenu().main.filter(({ to }) => ofRecords.includes(to))
  return (
    <Card as="section" flush aria-label={t('RECORDS.PLACES')}>
      <ul className="list">
        {entries.map(({ id, to, icon, label }) => (
          <Place key={id} to={to} icon={icon} label={labelOf(label)} />
        ))}
        <Place
          to="videoConsultation.health"
          params={{ part: 'archive' }}
          icon="download"
          label={t('RECORDS.ARCHIVE')}
        />
        <Place
          to="videoConsultation.health"
          params={{ part: 'bring' }}
          icon="upload"
          label={t('RECORDS.BRING')}
        />
        {hasShares && (
          <Place
            to="videoConsultation.health"
            params={{ part: 'shares' }}
            icon="lock"
            label={t('RECORDS.SHARES')}
          />
        )}
      </ul>
    </Card>
  )
}

interface PlaceProps {
  to: RouteId
  params?: Record<string, string>
  icon: IconName
  label: string
}

const Place = ({ to, params, icon, label }: PlaceProps) => (
  <li>
    <Link className="list-row" to={to} params={params}>
      <span className="text-brand">
        <Icon name={icon} />
      </span>
      <span className="flex-1 min-w-0 font-strong">{label}</span>
      <Icon name="chevron-right" size="s" />
    </Link>
  </li>
)
