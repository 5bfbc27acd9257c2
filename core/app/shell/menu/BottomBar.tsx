import { memo } from 'react'
import { useText } from '../../../i18n/useText'
import { MenuLink } from './MenuLink'
import { bottomBarEntries, moreEntries, type MenuEntry } from './menu'
import { useMenu } from './useMenu'
import { moreRoute } from './more'

const more: MenuEntry = { plugin: 'core', id: 'more', label: 'MENU.MORE', icon: 'menu', to: moreRoute }

/** The menu of a phone: at most five entries, with booking in the middle. */
export const BottomBar = memo(function BottomBar() {
  const t = useText()
  const menu = useMenu()
  const behindMore = moreEntries(menu).flat()
  return (
    <nav className="bottombar" aria-label={t('SHELL.MENU')}>
      {[...bottomBarEntries(menu), more].map((entry) => {
        const isPrimary = entry.group === 'primary'
        return (
          <MenuLink
            key={entry.id}
            entry={entry}
            mobile
            arch={isPrimary}
            {...(entry === more && { counted: behindMore })}
            className={isPrimary ? 'bottombar-item bottombar-main' : 'bottombar-item'}
          />
        )
      })}
    </nav>
  )
})
