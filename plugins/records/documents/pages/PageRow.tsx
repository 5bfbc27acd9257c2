import { useEffect, useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import type { TextKey } from '../../texts'
import type { Page } from './pages'
import type { PageWorker } from './pageWorker'

interface Props {
  page: Page
  number: number
  count: number
  worker: PageWorker
  onEdit: () => void
  onTurn: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A page as it will be in the document, with its buttons. */
export function PageRow({ page, number, count, worker, onEdit, onTurn, onMove, onRemove }: Props) {
  const t = useText<TextKey>()
  const preview = usePreview(page, worker)
  return (
    <li className="list-row items-center">
      <div className="grid place-items-center shrink-0 w-20 h-24 bg-sunken rounded-control overflow-hidden">
        {preview && (
          <img className="max-w-full max-h-full" src={preview} alt={t('RECORDS.PAGE_NUMBER', { number })} />
        )}
      </div>
      <div className="flex-1 min-w-0 flex flex-wrap items-center gap-x-3">
        <p className="font-strong grow">{t('RECORDS.PAGE', { number, pages: count })}</p>
        <div className="flex flex-wrap">
          <IconButton icon="scan" label={t('RECORDS.PAGE_CROP', { number })} onClick={onEdit} />
          <IconButton icon="rotate-cw" label={t('RECORDS.PAGE_TURN', { number })} onClick={onTurn} />
          <IconButton
            icon="chevron-up"
            id={`page-${page.id}-up`}
            label={t('RECORDS.PAGE_EARLIER', { number })}
            aria-disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon="chevron-down"
            id={`page-${page.id}-down`}
            label={t('RECORDS.PAGE_LATER', { number })}
            aria-disabled={number === count}
            onClick={() => onMove(1)}
          />
          <IconButton icon="trash-2" label={t('RECORDS.PAGE_REMOVE', { number })} onClick={onRemove} />
        </div>
      </div>
    </li>
  )
}

/** Twice the width of the picture in the list, for sharp screens. */
const PREVIEW_SIDE = 200

/** The address of a small picture of the page; null until it is drawn. */
function usePreview({ photo, turns, quad }: Page, worker: PageWorker): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    let made: string | null = null
    const draw = async () => {
      const { file } = await worker.draw({ photo, turns, quad, maxSide: PREVIEW_SIDE, quality: 0.8 })
      if (!isCurrent) return
      made = URL.createObjectURL(file)
      setUrl(made)
    }
    // Where it fails, the page is in the list without its picture.
    draw().catch(() => undefined)
    return () => {
      isCurrent = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [worker, photo, turns, quad])
  return url
}
