import { useText } from '@portico/core/i18n/useText'
import { useBreadcrumbName } from '@portico/admin/frame/breadcrumbs'
import { RecordTitle } from '@portico/admin/frame/RecordTitle'
import { RecordTabs } from '@portico/admin/RecordTabs'
import type { PageProps } from '@portico/admin/section'
import { useApi } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { RecordHeader, RecordPage } from '@portico/admin/frame/RecordPage'
import { TextsEditor } from './TextsEditor'
import type { TextKey } from '../../../../texts'

/** The captions and chapters of a video, in each language of the tenant. */
export default function TextsPage({ section, id: record }: PageProps) {
  const t = useText<TextKey>()
  const { languages } = useLanguage()
  const id = Number(record)
  const video = useApi('GET api/metadata/azure', { query: { metadataId: id }, quiet: true })
  const texts = useApi('GET api/metadata/{id}/texts', {
    capability: 'videoTexts',
    params: { id },
    quiet: true,
  })
  const title = video.data?.title ?? t('ADMIN.VIDEOS.TEXTS.TITLE')
  const error = video.error ?? texts.error
  const { entity } = section
  useBreadcrumbName(title)
  return (
    <RecordPage>
      <RecordHeader>
        <RecordTitle name={title} />
      </RecordHeader>
      {entity && <RecordTabs section={{ ...section, entity }} id={String(id)} />}
      {video.data && texts.data ? (
        <TextsEditor
          video={{
            id,
            duration: video.data.duration ?? 0,
            texts: texts.data,
            languages,
            reload: () => texts.mutate(),
          }}
        />
      ) : error ? (
        <ErrorState
          title={t('ADMIN.VIDEOS.TEXTS.FAILED')}
          busy={video.isValidating || texts.isValidating}
          onRetry={() => void Promise.all([video.mutate(), texts.mutate()])}
        />
      ) : (
        <Loading label={t('ADMIN.VIDEOS.TEXTS.LOADING')}>
          <Skeleton shape="block" height="16rem" />
        </Loading>
      )}
    </RecordPage>
  )
}
