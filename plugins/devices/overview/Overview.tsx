import { openModal } from '@portico/core/app/modals'
import { useMenu } from '@portico/core/app/shell/menu/useMenu'
import type { RouteId } from '@portico/core/plugin/points'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { useSession } from '@portico/core/session/useSession'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { seriesIds } from '../model/series'
import { useDevicesText } from '../texts'
import { LastRow } from './LastRow'

/** All series with their last values. */
export function Overview() {
  const { t } = useDevicesText()
  const { id } = useRoute()
  const { actingFor } = useSession()
  // A camera measures the person who holds the phone, so nobody scans while acting for another.
  const scan = useMenu().main.find((entry) => entry.id === 'videoVitalsTest')
  return (
    <div className="stack gap-6">
      <PageHeader title={t('MENU.MONITORING')}>
        <p className="lead">{t('DEVICES.TEXT')}</p>
        <div className="flex items-center gap-3 flex-wrap">
          <Link className={buttonClass({})} to={id} params={{ series: 'new' }}>
            <Icon name="plus" size="s" />
            <span>{t('DEVICES.ADD')}</span>
          </Link>
          <Button variant="secondary" icon="activity" onClick={() => openModal('monitoring')}>
            {t('DEVICES.MONITORING')}
          </Button>
        </div>
      </PageHeader>
      <Card as="section" flush aria-label={t('DEVICES.ALL')}>
        <ul className="list">
          {seriesIds.map((series) => (
            <LastRow key={series} id={series} />
          ))}
        </ul>
      </Card>
      <Card as="section" flush aria-label={t('DEVICES.MORE')}>
        <ul className="list">
          {scan && actingFor === null && <Place to={scan.to} icon={scan.icon} label={t('MENU.SCAN')} />}
          <Place to="videoConsultation.timeline" icon="clock" label={t('DEVICES.TIMELINE')} />
          <Place to="profile.devicesConfig" icon="settings" label={t('DEVICES.CONFIG')} />
        </ul>
      </Card>
    </div>
  )
}

interface PlaceProps {
  to: RouteId
  icon: IconName
  label: string
}

const Place = ({ to, icon, label }: PlaceProps) => (
  <li>
    <Link className="list-row" to={to}>
      <span className="text-brand">
        <Icon name={icon} />
      </span>
      <span className="min-w-0 flex-1 font-strong">{label}</span>
      <Icon name="chevron-right" size="s" />
    </Link>
  </li>
)
