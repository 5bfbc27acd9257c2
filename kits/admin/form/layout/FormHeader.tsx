import { createElement, Suspense, use } from 'react'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { Button } from '@portico/core/ui/actions/Button'
import { recordName, type AdminEntity, type AdminRecord } from '../../entity'
import { RecordHeading } from '../../frame/RecordHeading'
import { RecordPager } from '../../list/neighbours/RecordPager'
import { RecordTabs } from '../../RecordTabs'
import type { ListSection } from '../../section'
import { useAdminText } from '../../texts'
import { useFormView } from '../FormView'
import { RecordHeader } from '../../frame/RecordPage'
import { RecordWarning } from './RecordWarning'

interface Props {
  section: ListSection
  /** Null: a new record. */
  id: string | null
  showsHistory: boolean
  /** Null where the back end keeps no history. */
  onToggleHistory: (() => void) | null
}

/** The name of the record, and links to its neighbours, its history and its other screens. */
export function FormHeader({ section, id, showsHistory, onToggleHistory }: Props) {
  const t = useAdminText()
  const { entity, original } = useFormView()
  if (id === null) {
    return (
      <RecordHeader>
        <RecordHeading entity={entity} name={t('ADMIN.FORM.NEW')} record={null} />
      </RecordHeader>
    )
  }
  return (
    <>
      <RecordHeader>
        <RecordHeading entity={entity} name={recordName(entity, original)} record={original} />
        <RecordPager section={section} entity={entity} id={id} />
        {entity.headerPart && (
          <Suspense>
            <HeaderPart load={entity.headerPart} record={original} />
          </Suspense>
        )}
        {onToggleHistory && (
          <Button
            variant="secondary"
            icon="clock"
            aria-keyshortcuts="H"
            aria-expanded={showsHistory}
            onClick={onToggleHistory}
          >
            {t('ADMIN.FORM.HISTORY')}
          </Button>
        )}
      </RecordHeader>
      <RecordTabs section={section} id={id} />
      {entity.warning && <RecordWarning warning={entity.warning} record={original} />}
    </>
  )
}

interface HeaderPartProps {
  load: NonNullable<AdminEntity['headerPart']>
  record: AdminRecord
}

const HeaderPart = ({ load, record }: HeaderPartProps) => createElement(use(loadOnce(load)), { record })
