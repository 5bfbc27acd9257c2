import { useText } from '../../../i18n/useText'
import type { MenuEntry } from './menu'
import { useMenuCount } from './menuCountState'

/** How many new items the pages of menu entries have; nothing if there are none. */
export function MenuCount({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText()
  const count = useMenuCount(entries)
  if (count === 0) return null
  return (
    <span className="count">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('MENU.NEW', { count })}</span>
    </span>
  )
}
