import { createElement, Suspense, use, useEffect } from 'react'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { useLoadedTexts } from '@portico/core/plugin/PluginTexts'
import { defaultRoute } from '@portico/core/routing/areas'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { useAccessContext } from '@portico/core/session/usePermitted'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { AdminFrame } from './frame/AdminFrame'
import { AdminMore } from './frame/AdminMore'
import { ListPage } from './list/ListPage'
import { menuOf, findLocation, type AdminSection, type AdminLocation, type SectionLocation } from './section'
import { useAdminText } from './texts'
import { areaTexts, useSections } from './useSections'

/** The administration: its frame with the list, form or other screen of the address (C-117). */
export default function AdminArea() {
  const { params } = useRoute()
  const address = params['*'] ?? ''
  const who = useAccessContext()
  const sections = useSections((loaded) => loadScreen(findLocation(address, loaded, who)))
  const place = findLocation(address, sections, who)
  const here = 'section' in place ? place : undefined
  useLoadedTexts([{ owner: 'kits/admin', part: areaTexts }])
  const menu = menuOf(sections, who)
  return (
    <AdminFrame menu={menu} here={place.kind === 'more' ? null : here?.section} isRecord={isRecord(place)}>
      {place.kind === 'more' && <AdminMore menu={menu} />}
      {place.kind === 'landing' && <Landing path={place.path} />}
      {place.kind === 'leave' && <Landing path={null} />}
      {place.kind === 'forbidden' && <NoAccess reason="FORBIDDEN" />}
      {place.kind === 'unknown' && <NoAccess reason="UNKNOWN" />}
      {here && (
        <Suspense key={sectionKeyOf(here)} fallback={<SectionLoading />}>
          <Section place={here} sections={menu.flatMap(({ entries }) => entries)} />
        </Suspense>
      )}
    </AdminFrame>
  )
}

/** The frame stays while the list, form or other screen loads. */
const SectionLoading = () => (
  <div className="p-[var(--a-pad)]">
    <Loading>
      <Skeleton shape="block" height="20rem" />
    </Loading>
  </div>
)

/** Whether a form or another screen of one record is shown. */
const isRecord = (place: AdminLocation) =>
  place.kind === 'form' || (place.kind === 'page' && place.id !== null)

/** Each record gets its own form state. */
const sectionKeyOf = (place: SectionLocation) =>
  [place.section.id, place.kind, place.kind === 'page' && place.page.path, 'id' in place && place.id].join(
    ' ',
  )

/** Lazy: it brings the form library. */
const formPage = () => import('./form/FormPage')
const importPage = () => import('./import/records/RecordImportPage')

/** Requests all files of a list or form at once, instead of one after the other. */
function loadScreen(place: AdminLocation): void {
  if (place.kind === 'list' || place.kind === 'form') void loadOnce(place.section.entity)
  if (place.kind === 'form') void loadOnce(formPage)
}

interface SectionProps {
  place: SectionLocation
  sections: readonly AdminSection[]
}

function Section({ place, sections }: SectionProps) {
  if (place.kind === 'page') {
    const { section, page, id } = place
    return createElement(use(loadOnce(page.screen)), { section, sections, id })
  }
  const { section } = place
  const entity = use(loadOnce(section.entity))
  if (place.kind === 'list') return <ListPage section={section} entity={entity} />
  if (place.kind === 'import') return createElement(use(loadOnce(importPage)), { section, entity })
  return createElement(use(loadOnce(formPage)), { section, entity, id: place.id })
}

/** Redirects to the first permitted section, or out of the administration (C-010). */
function Landing({ path }: { path: string | null }) {
  const go = useGo()
  const { id } = useRoute()
  useEffect(() => {
    if (path === null) go(defaultRoute, { replace: true })
    else go(id, { params: { '*': path }, replace: true })
  }, [go, id, path])
  return null
}

function NoAccess({ reason }: { reason: 'FORBIDDEN' | 'UNKNOWN' }) {
  const t = useAdminText()
  return (
    <div className="pt-4 pb-0 px-[var(--a-pad)]">
      <h1 className="text-[1.375rem]/[1.75rem] font-bold">{t('ADMIN.TITLE')}</h1>
      <EmptyState icon="lock" title={t(`ADMIN.${reason}`)} text={t(`ADMIN.${reason}_HINT`)} />
    </div>
  )
}
