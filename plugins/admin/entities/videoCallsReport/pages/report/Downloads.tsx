import { useText } from '@portico/core/i18n/useText'
import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Icon } from '@portico/core/ui/media/Icon'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import type { Download } from './useDownloads'
import type { TextKey } from '../../../../texts'

interface Props {
  downloads: readonly Download[]
  onStop: (id: number) => void
}

/** The downloads of this visit, with progress and outcome. */
export function Downloads({ downloads, onStop }: Props) {
  const t = useText<TextKey>()
  if (downloads.length === 0) return null
  return (
    <section>
      <h2>{t('ADMIN.REPORT.SESSION')}</h2>
      <ul className="[&_li>div]:flex-1 [&_li>div]:grid [&_li>div]:min-w-0 [&_li>div]:wrap-anywhere">
        {downloads.map((one) => (
          <li className="flex items-center gap-2.5 py-2" key={one.id}>
            <Icon name="file-text" size="s" />
            <div>
              <b>{one.name}</b>
              <DownloadStatus of={one} />
              {one.state === 'running' && (
                <ProgressBar label={t('ADMIN.REPORT.RUNNING', { name: one.name })} />
              )}
            </div>
            {one.state === 'running' && (
              <IconButton
                icon="x"
                label={t('ADMIN.REPORT.STOP', { name: one.name })}
                onClick={() => onStop(one.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function DownloadStatus({ of: { state, lines, bytes, time } }: { of: Download }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const formatted = numberFormat(language, { useGrouping: 'always' }).format(lines)
  const size = numberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.ceil(bytes / 1000),
  )
  return (
    <output className="text-sm/normal text-muted">
      {t(`ADMIN.REPORT.STATES.${state}`, { count: lines, formatted, size, time })}
    </output>
  )
}
