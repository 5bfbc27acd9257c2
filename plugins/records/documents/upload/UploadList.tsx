import { useText } from '@portico/core/i18n/useText'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import { formatBytes } from '../formatBytes'
import type { QueuedFile } from './queue'
import type { Uploads } from './useUploadQueue'
import type { TextKey } from '../../texts'

/** The files on their way, each with its progress, or why it is not sent (WIDGET upload). */
export function UploadList({ files, remove, retry }: Uploads) {
  const t = useText<TextKey>()
  if (files.length === 0) return null
  return (
    <Card as="section" flush aria-label={t('RECORDS.UPLOADS')}>
      <ul className="list">
        {files.map((file) => (
          <li key={file.id} className="list-row">
            <Icon name={file.state === 'refused' ? 'circle-alert' : 'file-text'} />
            <div className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere">
              <p className="font-strong">{file.file.name}</p>
              <UploadState file={file} />
            </div>
            {file.state === 'failed' && (
              <IconButton
                icon="rotate-cw"
                label={t('RECORDS.UPLOAD_AGAIN', { name: file.file.name })}
                onClick={() => retry(file.id)}
              />
            )}
            <IconButton
              icon="x"
              label={t(file.state === 'refused' ? 'RECORDS.UPLOAD_DISMISS' : 'RECORDS.UPLOAD_CANCEL', {
                name: file.file.name,
              })}
              onClick={() => remove(file.id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const QUARTER = 25

function UploadState({ file: { file, state, share, reason } }: { file: QueuedFile }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  if (state === 'refused')
    return (
      <p className="text-sm text-danger" role="alert">
        {t(refusalKey(reason), { size: formatBytes(file.size, language) })}
      </p>
    )
  if (state === 'failed')
    return (
      <p className="text-sm text-danger" role="alert">
        {t(reason === 'TOO_MUCH_WORK' ? 'RECORDS.UPLOAD_TOO_MUCH_WORK' : 'RECORDS.UPLOAD_FAILED')}
      </p>
    )
  const percent = Math.floor(share * 100)
  return (
    <>
      <ProgressBar label={t('RECORDS.UPLOADING', { name: file.name })} value={percent} />
      <output className="sr-only">{percent >= QUARTER ? `${percent - (percent % QUARTER)} %` : ''}</output>
    </>
  )
}

const refusals = {
  damaged: 'RECORDS.REFUSED.DAMAGED',
  empty: 'RECORDS.REFUSED.EMPTY',
  infected: 'RECORDS.REFUSED.INFECTED',
  macros: 'RECORDS.REFUSED.MACROS',
  pixels: 'RECORDS.REFUSED.PIXELS',
  script: 'RECORDS.REFUSED.SCRIPT',
  size: 'RECORDS.REFUSED.SIZE',
  MAX_EXCEEDED: 'RECORDS.REFUSED.SIZE',
  tooLarge: 'RECORDS.REFUSED.UNPACKED',
  spreadsheet: 'RECORDS.REFUSED.SPREADSHEET',
  video: 'RECORDS.REFUSED.VIDEO',
  TOO_MANY_FILES: 'RECORDS.REFUSED.TOO_MANY',
} as const satisfies Record<string, TextKey>

/** Only known reasons have a text (C-138). */
const refusalKey = (reason = ''): TextKey =>
  Object.hasOwn(refusals, reason) ? refusals[reason as keyof typeof refusals] : 'RECORDS.REFUSED.UNKNOWN'
