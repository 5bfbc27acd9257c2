import { BackLink } from '@portico/core/routing/BackLink'
import { useRoute } from '@portico/core/routing/useRoute'

/** The way back from one record to the list of its page. */
export function BackToList({ label }: { label: string }) {
  const { id } = useRoute()
  return <BackLink to={id} label={label} />
}
