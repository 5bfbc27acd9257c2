import { Suspense, use } from 'react'
import type { Activity } from '@schemas/generated/entities'
import { browserZone, formatCalendarDay, formatTime } from '@portico/core/format/dates'
import { listFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Icon } from '@portico/core/ui/media/Icon'
import { recordEntry } from '../search/searchGroups'
import type { AdminSection, ListSection } from '../section'
import { useAdminText, useFieldTexts } from '../texts'
import { groupByDay } from './groupByDay'

interface Props {
  changes: readonly Activity[]
  sections: readonly AdminSection[]
}

/** The changes under the days on which they were made. */
export function ActivityDays({ changes, sections }: Props) {
  const { language } = useLanguage()
  return groupByDay(changes, browserZone()).map(({ date, changes: ofDay }) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className="print:break-after-avoid mb-1 text-muted text-sm/normal font-semibold">
        {formatCalendarDay(date, language)}
      </h2>
      <ol>
        {ofDay.map((change, index) => (
          <li
            key={index}
            className="print:break-inside-avoid grid grid-cols-[3rem_minmax(0,1fr)] gap-3 items-baseline py-2 hairline-t wrap-anywhere"
          >
            <Change change={change} section={sectionOf(sections, change.entity)} />
          </li>
        ))}
      </ol>
    </section>
  ))
}

const sectionOf = (sections: readonly AdminSection[], entity: string) =>
  sections.find(
    ({ record, otherHistories = {} }) => record === entity || Object.hasOwn(otherHistories, entity),
  )

interface ChangeProps {
  change: Activity
  section: AdminSection | undefined
}

function Change({ change, section }: ChangeProps) {
  const t = useAdminText()
  const { entity, action, changedBy, changedAt, fields } = change
  const other = section?.otherHistories?.[entity]
  const title = section ? t(section.title as 'ADMIN.TITLE') : entity
  return (
    <>
      <time className="text-muted figures" dateTime={changedAt}>
        {formatTime(changedAt, browserZone())}
      </time>
      <div>
        <p>
          <b>{changedBy}</b> {t(`ADMIN.HISTORY.${action}`)} <RecordLink change={change} section={section} />
        </p>
        <p className="text-muted figures flex flex-wrap items-center gap-1.5 text-sm/normal">
          {section && <Icon name={section.icon} size="xs" />}
          <span>{other ? `${title} · ${t(other.label)}` : title}</span>
          {section?.entity && !other && fields.length > 0 && (
            <Suspense>
              <FieldNames section={section as ListSection} fields={fields} />
            </Suspense>
          )}
        </p>
      </div>
    </>
  )
}

/** The name of the record; a link to it while it exists. */
function RecordLink({ change, section }: ChangeProps) {
  const t = useAdminText()
  const { id: route } = useRoute()
  const { entity, recordId, name = recordId, isDeleted } = change
  if (isDeleted) return <i>{t('ADMIN.ACTIVITY.DELETED', { name })}</i>
  if (!section) return name
  const other = section.otherHistories?.[entity]
  const { path, query } = other
    ? { path: other.to(recordId), query: undefined }
    : recordEntry(section, { entity, id: recordId, name })
  return (
    <Link className="link" to={route} params={{ '*': path }} {...(query && { query })}>
      {name}
    </Link>
  )
}

/** The labels of the changed fields. The entity of the section knows them. */
function FieldNames({ section, fields }: { section: ListSection; fields: readonly string[] }) {
  const { language } = useLanguage()
  const texts = useFieldTexts(use(loadOnce(section.entity)).name)
  return <span>· {listFormat(language).format(fields.map((field) => texts.label(field)))}</span>
}
