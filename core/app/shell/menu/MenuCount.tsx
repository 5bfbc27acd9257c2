import { useText } from '../../../i18n/useText'
import type { MenuEntry } from './menu'
import { useMenuCount } from './menuCounts'

/** How much is new behind menu entries; nothing if there is nothing new. */
export function MenuCount({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText()
  const count = useMenuCount(entries)
  if (count === 0) return null
  return (
    <span className="count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('MENU.NEW', { count })}</span>
    </span>
  )
}
