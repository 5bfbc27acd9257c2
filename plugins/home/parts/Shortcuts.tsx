import { useText } from '@portico/core/i18n/useText'
import { useBookingEntry } from '@portico/booking/useEntry'
import { useLabel } from '@portico/core/i18n/useLabel'
import type { HomeShortcutContribution } from '@portico/core/plugin/points'
import { Link } from '@portico/core/routing/Link'
import { usePermitted } from '@portico/core/session/usePermitted'
import { Icon } from '@portico/core/ui/media/Icon'
import { cardClass } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'

/** Shortcuts of the home screen: booking first, then those of the plugins. */
export function Shortcuts() {
  const t = useText<TextKey>()
  const entry = useBookingEntry()
  const shortcuts = usePermitted('homeShortcuts')
  if (!entry && shortcuts.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="do-title">
      <h2 className="h2" id="do-title">
        {t('HOME.SHORTCUTS')}
      </h2>
      <div className="grid grid-cols-[1fr_1fr] gap-3 desk:grid-cols-[repeat(4,1fr)]">
        {entry && (
          <Tile label="MENU.BOOK_APPOINTMENT" hint="HOME.BOOK_HINT" icon="calendar-plus" to={entry.route} />
        )}
        {shortcuts
          .filter(({ to }) => to !== entry?.route)
          .map((shortcut) => (
            <Tile key={shortcut.id} {...shortcut} />
          ))}
      </div>
    </section>
  )
}

function Tile({ to, icon, label, hint }: Pick<HomeShortcutContribution, 'to' | 'icon' | 'label' | 'hint'>) {
  const read = useLabel()
  return (
    <Link
      className={cardClass(
        {},
        'grid gap-1 content-start p-4 min-h-29 text-inherit no-underline text-balance hover:border-brand',
      )}
      to={to}
    >
      <Icon name={icon} className="size-7 text-brand mb-2" />
      <span className="font-strong">{read(label)}</span>
      <span className="text-sm text-muted">{read(hint)}</span>
    </Link>
  )
}
