import { useLabel } from '../../../i18n/useLabel'
import { Link } from '../../../routing/Link'
import { useRoute } from '../../../routing/useRoute'
import { Icon } from '../../../ui/media/Icon'
import type { MenuEntry } from './menu'
import { MenuCount } from './MenuCount'

interface Props {
  entry: MenuEntry
  className: string
  /** Uses the phone's target if it differs. */
  mobile?: boolean
  /** The icon under an arch: the primary entry of the bottom bar. */
  arch?: boolean
  /** The entries whose news the link counts. Default: its own. */
  counted?: readonly MenuEntry[]
}

/** An entry of a menu; marked while its page is shown. */
export function MenuLink({ entry, className, mobile, arch, counted = [entry] }: Props) {
  const { to, toMobile, label, icon } = entry
  const words = useLabel()(label)
  const target = (mobile && toMobile) || to
  const isHere = useRoute().id === target
  return (
    <Link className={className} to={target} title={words} {...(isHere && { 'aria-current': 'page' })}>
      {arch ? (
        <span className="arch">
          <Icon name={icon} />
        </span>
      ) : (
        <Icon name={icon} />
      )}
      <span>{words}</span>
      <MenuCount entries={counted} />
    </Link>
  )
}
