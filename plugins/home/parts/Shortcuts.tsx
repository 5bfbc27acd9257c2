import { useLabel } from '@core/i18n/label'
import { useText } from '@core/i18n/useText'
import { useContributions } from '@core/plugin/useHost'
import { Link } from '@core/routing/Link'
import { Icon } from '@core/ui/Icon'
import type es from '../locales/es.json'

/** What a patient of this tenant can do, as tiles that the plugins contribute. */
export function Shortcuts() {
  const t = useText<keyof typeof es>()
  const read = useLabel()
  const shortcuts = useContributions('homeShortcuts')
  if (shortcuts.length === 0) return null
  return (
    <section className="stack stack-3" aria-labelledby="do-title">
      <h2 className="h2" id="do-title">
        {t('HOME.SHORTCUTS')}
      </h2>
      <div className="tiles">
        {shortcuts.map(({ id, to, icon, label, hint }) => (
          <Link key={id} className="card card-link tile" to={to}>
            <Icon name={icon} />
            <span className="strong">{read(label)}</span>
            <span className="small muted">{read(hint)}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}
