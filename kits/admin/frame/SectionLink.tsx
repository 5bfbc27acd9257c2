import type { ReactNode } from 'react'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import type { AdminSection } from '../section'
import { useListQuery } from './breadcrumbs'

interface Props {
  section: AdminSection
  className?: string
  children: ReactNode
}

/** A link from a record back to the list of its section, as the user left it. */
export function SectionLink({ section, ...link }: Props) {
  const { id } = useRoute()
  const query = useListQuery(section)
  return <Link {...link} to={id} params={{ '*': section.path }} query={query} />
}
