import { memo } from 'react'
import { useText } from '../../../i18n/useText'
import { buttonClass } from '../../../ui/actions/buttonClass'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/media/Icon'
import { Brand } from '../Brand'
import { toggleCollapsed, useCollapsed } from '../collapsed'
import { useIsUserAwaited } from '../../../session/useUser'
import { MenuLink } from './MenuLink'
import { useMenu } from './useMenu'

/** The menu of a desktop. */
export const SideMenu = memo(function SideMenu() {
  const t = useText()
  const { primary, main, more } = useMenu()
  const collapsed = useCollapsed()
  const isAwaited = useIsUserAwaited()
  const fold = t(collapsed ? 'SHELL.UNFOLD_MENU' : 'SHELL.FOLD_MENU')
  return (
    <nav className={cx('sidemenu', isAwaited && 'sidemenu-awaited')} aria-label={t('SHELL.MENU')}>
      <Brand />
      {primary && <MenuLink entry={primary} className={buttonClass()} />}
      <div className="menu-group">
        {main.map((entry) => (
          <MenuLink key={entry.id} entry={entry} className="menu-item" />
        ))}
      </div>
      {more.length > 0 && (
        <div className="menu-group">
          <p className="menu-title">{t('SHELL.MENU_OTHER')}</p>
          {more.map((entry) => (
            <MenuLink key={entry.id} entry={entry} className="menu-item" />
          ))}
        </div>
      )}
      <div className="desk:mt-auto desk:pt-4">
        <button type="button" className="menu-item" title={fold} onClick={toggleCollapsed}>
          <Icon name={collapsed ? 'chevrons-right' : 'chevrons-left'} />
          <span>{fold}</span>
        </button>
      </div>
    </nav>
  )
})
