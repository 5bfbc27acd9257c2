import type { RouteId } from '../plugin/points'
import { Icon } from '../ui/media/Icon'
import { Link } from './Link'

/** The link of a page header to the page above. Takes a route id and the name of that page. */
export function BackLink({ to, label }: { to: RouteId; label: string }) {
  return (
    <Link className="link justify-self-start -ms-1 no-underline" to={to}>
      <Icon name="chevron-left" size="s" />
      <span>{label}</span>
    </Link>
  )
}
