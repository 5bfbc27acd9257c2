import type { RouteId } from '../plugin/points'
import { Icon } from '../ui/media/Icon'
import { Link } from './Link'

/** The link of a page header to the page above. Takes a route id and the name of that page. */
export function BackLink({ to, label }: { to: RouteId; label: string }) {
  return (
    <Link className="link btn-back" to={to}>
      <Icon name="chevron-left" size="s" />
      {label}
    </Link>
  )
}
