import type { DeletedRecord } from '@schemas/generated/entities'
import { useState } from 'react'
import { browserZone, formatDateTime, formatDate } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Icon } from '@portico/core/ui/media/Icon'
import { ListFooter } from '../list/ListFooter'
import { ListFrame, ListHead } from '../list/ListFrame'
import { parsePageSize, type ListState } from '../list/listState'
import type { AdminSection, PageProps } from '../section'
import { useAdminText } from '../texts'
import { useRestore } from '../actions/useRestore'

/** What was deleted in the last 30 days in the sections that the person may use, and can come back. */
export default function BinPage({ sections }: PageProps) {
  const t = useAdminText()
  const { state, change } = usePageOfAddress()
  const { data, error, isValidating, mutate } = useApi('GET api/deleted-records', {
    capability: 'bin',
    query: state,
    quiet: true,
  })
  return (
    <ListFrame className="min-h-[calc(100dvh-3.25rem)]">
      <ListHead>
        <h1 className="text-[1.375rem]/[1.75rem] font-bold">{t('ADMIN.BIN.TITLE')}</h1>
      </ListHead>
      <div
        className="grid flex-1 content-start gap-4 max-w-240 py-4 px-[var(--a-pad)]"
        aria-busy={isValidating}
      >
        <p className="text-muted">{t('ADMIN.BIN.TEXT')}</p>
        {error && (
          <ErrorState title={t('ADMIN.BIN.LOAD_FAILED')} busy={isValidating} onRetry={() => void mutate()} />
        )}
        {!error && !data && (
          <Loading>
            <Skeleton shape="block" height="12rem" />
          </Loading>
        )}
        {data?.items.length === 0 && (
          <EmptyState icon="trash-2" title={t('ADMIN.BIN.NONE')} text={t('ADMIN.BIN.NONE_HINT')} />
        )}
        <ul>
          {data?.items.map((record) => (
            <li
              key={`${record.entity} ${record.recordId} ${record.deletedAt}`}
              className="flex flex-wrap gap-3 items-center py-3 hairline-t"
            >
              <Deleted record={record} section={sections.find((one) => one.record === record.entity)} />
            </li>
          ))}
        </ul>
      </div>
      {data && data.total > 0 && (
        <ListFooter state={state} total={data.total} onChange={change} onPrefetch={() => undefined} />
      )}
    </ListFrame>
  )
}

/** The page and its size, in the address: pages count from 1 there. */
function usePageOfAddress() {
  const go = useGo()
  const { id, params, query } = useRoute()
  const page = /^[1-9]\d{0,6}$/.test(query['page'] ?? '') ? Number(query['page']) - 1 : 0
  const state = { page, size: parsePageSize(query['size']) }
  const change = (to: Partial<Pick<ListState, 'page' | 'size'>>) => {
    const next = { ...state, page: 0, ...to }
    go(id, { params, query: { page: String(next.page + 1), size: String(next.size) } })
  }
  return { state, change }
}

function Deleted({ record, section }: { record: DeletedRecord; section: AdminSection | undefined }) {
  const t = useAdminText()
  const restore = useRestore()
  const [isBusy, setIsBusy] = useState(false)
  const { name, deletedBy, deletedAt, until, parts } = record
  const run = async () => {
    setIsBusy(true)
    await restore(record)
    setIsBusy(false)
  }
  return (
    <>
      <div className="flex-1 min-w-56 wrap-anywhere">
        <p>
          <b>{name}</b>
          {parts > 0 && <span className="text-muted"> · {t('ADMIN.BIN.PARTS', { count: parts })}</span>}
        </p>
        <p className="text-muted text-sm/normal">
          {section && (
            <>
              <Icon name={section.icon} size="xs" /> <span>{t(section.title as 'ADMIN.TITLE')} ·</span>{' '}
            </>
          )}
          {t('ADMIN.BIN.DELETED', {
            by: deletedBy,
            date: formatDateTime(deletedAt, browserZone()),
            until: formatDate(until, browserZone()),
          })}
        </p>
      </div>
      <Button
        variant="quiet"
        icon="refresh-cw"
        busy={isBusy}
        busyText={t('ADMIN.BIN.RESTORING')}
        aria-label={t('ADMIN.BIN.RESTORE_NAME', { name })}
        onClick={() => void run()}
      >
        {t('ADMIN.BIN.RESTORE')}
      </Button>
    </>
  )
}
