import { useText } from '@portico/core/i18n/useText'
import { useBreadcrumbName } from '@portico/admin/frame/breadcrumbs'
import { RecordTabs } from '@portico/admin/RecordTabs'
import type { PageProps } from '@portico/admin/section'
import { useApi } from '@portico/core/http/useApi'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { dayCount } from '../../../../dateRange/range'
import { DatesButton } from './DatesButton'
import { AuthorsExportButton } from './AuthorsExportButton'
import { useStatisticsFilter, type StatisticsFilter, type View } from './useStatisticsFilter'
import { AuthorPlays, AuthorsPlays, VideoPlays } from './PlaysSections'
import type { TextKey } from '../../../../texts'

/** The statistics of a video, of its author and of all authors. */
export default function StatisticsPage({ section }: PageProps) {
  const t = useText<TextKey>()
  const { today, filter, change } = useStatisticsFilter()
  const { assetId, view, range } = filter
  const { data: video } = useApi(
    'GET api/metadata/azure',
    assetId === null ? null : { query: { metadataId: assetId }, quiet: true },
  )
  const authorId = filter.authorId ?? video?.ownerId ?? null
  const title = (view !== 'all' && video?.title) || t('ADMIN.VIDEOS.STATS.TITLE')
  const { entity } = section
  useBreadcrumbName(video?.title ?? t('ADMIN.VIDEOS.STATS.TITLE'))
  // The key discards the figures of another range while the new ones load.
  const dates = `${range.start} ${range.end}`
  return (
    <div className="pt-4 px-[var(--a-pad)] grid gap-4 max-w-288 pb-8 [&>*]:min-w-0">
      <header className="flex flex-wrap items-center gap-2 max-desk:[&>.btn]:grow max-desk:[&>.btn]:whitespace-nowrap">
        <h1 className="text-[1.375rem]/[1.75rem] font-bold flex-[1_1_16rem] min-w-0">{title}</h1>
        <DatesButton range={range} today={today} onChange={(to) => change({ range: to })} />
        <AuthorsExportButton range={range} />
      </header>
      {entity && assetId !== null && <RecordTabs section={{ ...section, entity }} id={String(assetId)} />}
      <div className="flex flex-wrap items-center gap-2 justify-between max-desk:[&_.segments]:flex max-desk:[&_.segments]:w-full max-desk:[&_.segment]:flex-1 max-desk:[&_.segment]:min-w-0 max-desk:[&_.segment]:px-1 max-desk:[&_.segment]:whitespace-normal">
        <Views filter={{ ...filter, authorId }} onChange={(to) => change({ view: to, authorId })} />
        {view !== 'all' && (
          <Checkbox checked={filter.isCompared} onChange={(compares) => change({ isCompared: compares })}>
            {t('ADMIN.VIDEOS.STATS.COMPARE', { days: dayCount(range) })}
          </Checkbox>
        )}
      </div>
      {view === 'video' && assetId !== null && <VideoPlays key={dates} filter={filter} assetId={assetId} />}
      {view === 'author' && authorId !== null && (
        <AuthorPlays key={dates} filter={filter} authorId={authorId} />
      )}
      <AuthorsPlays
        key={`${view} ${dates}`}
        filter={{ ...filter, authorId }}
        onOpen={(author) => change({ view: 'author', authorId: author })}
      />
    </div>
  )
}

interface ViewsProps {
  filter: StatisticsFilter
  onChange: (view: View) => void
}

/** The views that the address allows. */
function Views({ filter: { view, assetId, authorId }, onChange }: ViewsProps) {
  const t = useText<TextKey>()
  const offered = {
    video: assetId !== null,
    author: authorId !== null,
    all: true,
  }
  const views = (['video', 'author', 'all'] as const).filter((one) => offered[one])
  if (views.length === 1) return null
  return (
    <SegmentedControl
      label={t('ADMIN.VIDEOS.STATS.WHOSE')}
      value={view}
      onChange={onChange}
      options={views.map((value) => ({ value, label: t(`ADMIN.VIDEOS.STATS.VIEWS.${value}`) }))}
    />
  )
}
