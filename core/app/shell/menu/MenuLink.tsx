import { useLabel } from '../../../i18n/useLabel'
import { Link } from '../../../routing/Link'
import { useRoute } from '../../../routing/useRoute'
import { Icon } from '../../../ui/media/Icon'
import type { MenuEntry } from './menu'

interface Props {
  entry: MenuEntry
  className: string
  /** Uses the phone's target if it differs. */
  mobile?: boolean
  /** The icon under an arch: the primary entry of the bottom bar. */
  arch?: boolean
}

/** An entry of a menu; marked while its page is shown. */
export function MenuLink({ entry: { to, toMobile, label, icon }, className, mobile, arch }: Props) {
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
    </Link>
  )
}
