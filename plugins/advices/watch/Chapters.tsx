import { useText } from '@portico/core/i18n/useText'
import type { Video } from '@schemas/generated/entities'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'
import { formatPosition, formatLength } from '../time'

interface Props {
  video: Video
  time: number
  onChoose: (seconds: number) => void
}

/** The chapters of a video; nothing where it has none. */
export function Chapters({ video: { chapters = [], duration }, time, onChoose }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  if (chapters.length === 0) return null
  const current = chapters.findLast(({ start }) => start <= time)
  return (
    <Card as="section" className="stack gap-2" aria-labelledby="chapters">
      <h2 className="h3" id="chapters">
        {t('ADVICES.CHAPTERS')}
      </h2>
      <ol>
        {chapters.map((chapter, place) => (
          <li key={chapter.start}>
            <button
              type="button"
              className="grid grid-cols-[3.25rem_1fr_auto] gap-3 items-center w-full min-h-12 py-1 px-3 rounded-control text-start hover:bg-sunken aria-[current=true]:bg-brand-soft aria-[current=true]:font-strong"
              aria-current={chapter === current ? 'true' : undefined}
              onClick={() => onChoose(chapter.start)}
            >
              <span className="font-strong text-brand figures">{formatPosition(chapter.start)}</span>
              <span>{chapter.title}</span>
              <span className="text-sm text-muted figures">
                {formatLength((chapters[place + 1]?.start ?? duration) - chapter.start, language)}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}
