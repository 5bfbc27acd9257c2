import { LazyPart } from '@portico/core/plugin/LazyPart'
import { InnerRoute } from '@portico/core/routing/InnerRoute'
import { useRoute } from '@portico/core/routing/useRoute'
import type { Section } from './sections'

/**
 * A section beside a call. A page of another plugin finds its own route and parameters, and its links stay beside the call: what
 * they would open is in the query of the board.
 */
export function SectionPage({ section }: { section: Section }) {
  const { plugin, id, route } = section
  const { section: shown, ...own } = useRoute().query
  const part = <LazyPart plugin={plugin} point="callSections" id={id} load={section.section} props={{}} />
  if (route === undefined) return part
  return (
    <InnerRoute route={route} params={id === shown ? own : {}} query={{ section: id }}>
      {part}
    </InnerRoute>
  )
}
