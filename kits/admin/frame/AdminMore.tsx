import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { useText } from '@portico/core/i18n/useText'
import { defaultRoute } from '@portico/core/routing/areas'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import type { menuOf } from '../section'
import { useAdminText } from '../texts'

/** All sections, help, and the link back to the portal, for phones. */
export function AdminMore({ menu }: { menu: ReturnType<typeof menuOf> }) {
  const t = useAdminText()
  const core = useText()
  const { id } = useRoute()
  return (
    <div className="pt-4 pb-0 px-[var(--a-pad)] grid gap-4">
      <h1 className="text-[1.375rem]/[1.75rem] font-bold">{core('MENU.MORE')}</h1>
      {menu.map(({ group, entries }) => (
        <Card key={group} flush>
          <h2 className="pt-3 pb-0 px-4 text-muted text-sm/normal font-semibold">
            {t(`ADMIN.GROUPS.${group}`)}
          </h2>
          <ul className="list">
            {entries.map((one) => (
              <li key={one.id}>
                <Link className="list-row" to={id} params={{ '*': one.path }}>
                  <Icon name={one.icon} className="text-brand" />
                  <span className="flex-1 min-w-0 font-strong">{t(one.title as 'ADMIN.TITLE')}</span>
                  <Icon name="chevron-right" size="s" />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      <Card className="stack gap-1">
        <h2 className="h3">{core('SHELL.HELP_TITLE')}</h2>
        <SupportLinks />
      </Card>
      <Link className="link" to={defaultRoute}>
        <Icon name="arrow-left" size="s" />
        <span>{t('ADMIN.BACK')}</span>
      </Link>
    </div>
  )
}
