import { bottomBarClass, bottomBarItemClass } from '@portico/core/app/shell/menu/frameClasses'
import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import { bottomBarSections, morePath, type AdminSection, type menuOf } from '../section'
import { useAdminText } from '../texts'

interface Props {
  menu: ReturnType<typeof menuOf>
  /** The current section; null on the screen with the rest of the menu. */
  here: AdminSection | null | undefined
}

/** The bottom bar of phones: four sections, and a link to the others. */
export function AdminBar({ menu, here }: Props) {
  const t = useAdminText()
  const core = useText()
  const { id } = useRoute()
  const bar = bottomBarSections(menu)
  const isElsewhere = here === null || (here !== undefined && !bar.includes(here))
  return (
    <nav className={cx(bottomBarClass, '[grid-auto-columns:minmax(0,1fr)]')} aria-label={t('ADMIN.MENU')}>
      {bar.map((one) => (
        <Link
          key={one.id}
          className={bottomBarItemClass}
          to={id}
          params={{ '*': one.path }}
          {...(one === here && { 'aria-current': 'page' })}
        >
          <Icon name={one.icon} />
          <span className="max-w-full overflow-hidden text-ellipsis">{t(one.title as 'ADMIN.TITLE')}</span>
        </Link>
      ))}
      <Link
        className={bottomBarItemClass}
        to={id}
        params={{ '*': morePath }}
        {...(isElsewhere && { 'aria-current': 'page' })}
      >
        <Icon name="menu" />
        <span className="max-w-full overflow-hidden text-ellipsis">{core('MENU.MORE')}</span>
      </Link>
    </nav>
  )
}
