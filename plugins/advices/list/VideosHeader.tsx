import { useText } from '@portico/core/i18n/useText'
import type { RouteId } from '@portico/core/plugin/points'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { tabClass, tabsClass } from '@portico/core/ui/layout/tabClass'
import type { TextKey } from '../texts'

const tabs = [
  { to: 'advices.videos', label: 'ADVICES.DISCOVER' },
  { to: 'advices.favorites', label: 'ADVICES.FAVORITES' },
  { to: 'advices.watchLater', label: 'ADVICES.WATCH_LATER' },
] as const satisfies readonly { to: RouteId; label: string }[]

/** The heading of the gallery and of the person's lists, with links between them. */
export function VideosHeader() {
  const t = useText<TextKey>()
  const { id } = useRoute()
  return (
    <>
      <PageHeader title={t('ADVICES.TITLE')} />
      <nav className={tabsClass} aria-label={t('ADVICES.TABS')}>
        {tabs.map(({ to, label }) => (
          <Link key={to} className={tabClass} to={to} aria-current={to === id ? 'page' : undefined}>
            {t(label)}
          </Link>
        ))}
      </nav>
    </>
  )
}
