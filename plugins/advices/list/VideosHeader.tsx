import type { RouteId } from '@core/plugin/points'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { PageHeader } from '@core/ui/layout/PageHeader'
import '@core/ui/layout/Tabs.css'
import { useAdvicesText } from '../text'

const tabs = [
  { to: 'advices.videos', label: 'ADVICES.DISCOVER' },
  { to: 'advices.favorites', label: 'ADVICES.FAVORITES' },
  { to: 'advices.watchLater', label: 'ADVICES.WATCH_LATER' },
] as const satisfies readonly { to: RouteId; label: string }[]

/** The heading of the gallery and of the person's lists, with links between them. */
export function VideosHeader() {
  const t = useAdvicesText()
  const { id } = useRoute()
  return (
    <>
      <PageHeader title={t('ADVICES.TITLE')} />
      <nav className="tabs" aria-label={t('ADVICES.TABS')}>
        {tabs.map(({ to, label }) => (
          <Link key={to} className="tab" to={to} aria-current={to === id ? 'page' : undefined}>
            {t(label)}
          </Link>
        ))}
      </nav>
    </>
  )
}
