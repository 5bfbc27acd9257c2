import { BackLink } from '@core/routing/BackLink'
import { useRoute } from '@core/routing/useRoute'

/** The way back from one record to the list of its page. */
export function BackToList({ label }: { label: string }) {
  const { id } = useRoute()
  return <BackLink to={id} label={label} />
}
