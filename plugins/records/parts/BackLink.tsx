import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { Icon } from '@core/ui/media/Icon'

/** The way back from one record to the list of its page. */
export function BackLink({ label }: { label: string }) {
  const { id } = useRoute()
  return (
    <Link className="link btn-back" to={id}>
      <Icon name="chevron-left" size="s" />
      {label}
    </Link>
  )
}
