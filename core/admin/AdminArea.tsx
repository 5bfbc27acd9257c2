import { use, useEffect } from 'react'
import { textsReady } from '../i18n/i18n'
import { loadOnce } from '../plugin/load'
import { textsPart } from '../plugin/PluginTexts'
import { useContributions } from '../plugin/useHost'
import { defaultRoute } from '../routing/areas'
import { useGo } from '../routing/useGo'
import { useRoute } from '../routing/useRoute'
import { useWho } from '../session/usePermitted'
import { EmptyState } from '../ui/EmptyState'
import { AdminFrame } from './AdminFrame'
import { ListPage } from './list/ListPage'
import { menuOf, placeOf, type AdminSection } from './section'
import { adminTexts, useAdminText } from './texts'

/** The administration: its frame, and the section that its address names (ADMIN-052, C-117). */
export default function AdminArea() {
  const sections = useSections()
  const { params } = useRoute()
  const who = useWho()
  const place = placeOf(params['*'] ?? '', sections, who)
  const here = place.kind === 'section' ? place.section : undefined
  return (
    <AdminFrame menu={menuOf(sections, who)} here={here}>
      {place.kind === 'landing' && <Landing path={place.path} />}
      {place.kind === 'leave' && <Landing path={null} />}
      {place.kind === 'forbidden' && <Nothing reason="FORBIDDEN" />}
      {place.kind === 'unknown' && <Nothing reason="UNKNOWN" />}
      {here && <Section key={here.id} section={here} />}
    </AdminFrame>
  )
}

/** What the plugins contribute, with the texts of each; suspends until they are there. */
function useSections(): readonly AdminSection[] {
  const contributed = useContributions('adminEntities')
  if (!textsReady('core/admin')) use(loadOnce(textsPart('core/admin', adminTexts)))
  return contributed.flatMap(({ sections }) => use(loadOnce(sections)))
}

function Section({ section }: { section: AdminSection }) {
  const entity = use(loadOnce(section.entity))
  return <ListPage title={section.title} icon={section.icon} entity={entity} />
}

/** Goes on to the first section a person may see, or out of the administration (C-010). */
function Landing({ path }: { path: string | null }) {
  const go = useGo()
  const { id } = useRoute()
  useEffect(() => {
    if (path === null) go(defaultRoute, { replace: true })
    else go(id, { params: { '*': path }, replace: true })
  }, [go, id, path])
  return null
}

function Nothing({ reason }: { reason: 'FORBIDDEN' | 'UNKNOWN' }) {
  const t = useAdminText()
  return (
    <div className="a-body">
      <h1 className="a-title">{t('ADMIN.TITLE')}</h1>
      <EmptyState icon="lock" title={t(`ADMIN.${reason}`)} text={t(`ADMIN.${reason}_HINT`)} />
    </div>
  )
}
