import { use } from 'react'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Icon } from '@portico/core/ui/media/Icon'
import { recordPath, type ListSection } from './section'
import { useRecordLinks } from './useRecordLinks'
import { useAdminText } from './texts'

interface Props {
  section: ListSection
  /** The id of the record. */
  id: string
}

/** Tabs for the form of a record and its other screens; nothing where it has only the form. */
export function RecordTabs({ section, id }: Props) {
  const t = useAdminText()
  const { id: route, params, state } = useRoute()
  const entity = use(loadOnce(section.entity))
  const { can = {} } = entity
  const recordLinks = useRecordLinks(entity)
  const form = can.edit === false ? undefined : recordPath(section, id)
  const here = params['*']?.replace(/\/$/, '')
  if (recordLinks.length === 0) return null
  const links = [
    ...(form ? [{ id: 'form', icon: 'pencil' as const, label: t('ADMIN.FORM.LABEL'), to: form }] : []),
    ...recordLinks.map((link) => ({ ...link, label: t(link.label), to: link.to(id) })),
  ]
  return (
    <nav className="a-tabs flex flex-wrap gap-1 hairline-b" aria-label={t('ADMIN.FORM.TABS')}>
      {links.map(({ id: link, icon, label, to }) => (
        <Link
          key={link}
          className="inline-flex items-center gap-[0.4375rem] min-h-tap px-3 text-muted font-semibold no-underline [border-bottom:2px_solid_transparent] aria-[current]:text-brand aria-[current]:border-brand"
          to={route}
          params={{ '*': to }}
          state={state}
          {...(to.split('?')[0] === here && { 'aria-current': 'page' })}
        >
          <Icon name={icon} size="s" />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  )
}
