import { useText } from '@portico/core/i18n/useText'
import { useState, type ReactNode } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import type { MarkList } from '../marks/patch'
import type { TextKey } from '../texts'
import { GridSkeleton } from './GridSkeleton'
import { useShownPages } from './useShownPages'
import { useVideos, type VideoSource } from './useVideos'
import { VideosOfPage } from './VideosOfPage'

interface Props {
  source: VideoSource
  /** How many are shown first, and added. */
  size: number
  /** Accessible name of the list. */
  label: string
  empty: ReactNode
  /** A list that a video leaves when its mark is taken away. */
  markList?: MarkList
  /** Words to mark in the titles. */
  term?: string
}

/** A list that grows on request. Its pages are read one by one; those that are shown stay. */
export function PagedVideos({ source, size, label, empty, markList, term }: Props) {
  const t = useText<TextKey>()
  const { pages, showMore } = useShownPages()
  const [focused, setFocused] = useState<number | null>(null)
  const { data, error, isLoading, mutate } = useVideos(source, size)
  if (!data && error)
    return (
      <ErrorState
        title={t('ADVICES.FAILED')}
        text={t('ADVICES.FAILED_TEXT')}
        busy={isLoading}
        onRetry={() => void mutate()}
      />
    )
  if (!data) return <GridSkeleton count={size} />
  if (data.items.length === 0) return empty
  const shown = Math.min(pages * size, data.total)
  const left = data.total - shown
  return (
    <>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the pages stand between the list and its items
        role="list"
        className="[&>:not(:first-child)]:mt-4 desk:[&>:not(:first-child)]:mt-6"
        aria-label={label}
      >
        {Array.from({ length: pages }, (_, page) => (
          <VideosOfPage key={page} {...{ source, size, page, markList, term }} isFocused={page === focused} />
        ))}
      </div>
      <div className="grid gap-2 justify-items-center">
        <output className="text-sm text-muted">{t('ADVICES.COUNT', { shown, total: data.total })}</output>
        {left > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              setFocused(pages)
              showMore()
            }}
          >
            {t('ADVICES.MORE', { count: Math.min(size, left) })}
          </Button>
        )}
      </div>
    </>
  )
}
