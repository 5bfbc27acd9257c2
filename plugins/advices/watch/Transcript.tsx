import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { VideoCue } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { Card } from '@portico/core/ui/layout/Card'
import { MarkedText } from '../cards/MarkedText'
import { markWords } from '../cards/markWords'
import type { TextKey } from '../texts'
import { formatPosition } from '../time'

interface Props {
  source: { data: VideoCue[] | undefined; error: unknown; mutate: () => Promise<unknown> }
  time: number
  onChoose: (seconds: number) => void
}

/** What is said in the video, to read and to search; a line leads to its second. */
export function Transcript({ source: { data, error, mutate }, time, onChoose }: Props) {
  const t = useText<TextKey>()
  const [term, setTerm] = useState('')
  const isShort = term.trim().length < 3
  const lines = data?.filter(({ text }) => isShort || markWords(text, term).some(({ isMatch }) => isMatch))
  return (
    <Card as="section" className="stack gap-3" aria-labelledby="transcript">
      <h2 className="h3" id="transcript">
        {t('ADVICES.TRANSCRIPT')}
      </h2>
      {error !== undefined && !data && (
        <div role="alert">
          <p>{t('ADVICES.TRANSCRIPT_FAILED')}</p>
          <Button variant="quiet" onClick={() => void mutate()}>
            {t('UI.RETRY')}
          </Button>
        </div>
      )}
      {data && <SearchField label={t('ADVICES.TRANSCRIPT_FIND')} value={term} onChange={setTerm} />}
      {lines?.length === 0 && <output>{t('ADVICES.TRANSCRIPT_NONE', { term })}</output>}
      <ol className="max-h-96 overflow-y-auto [&_mark]:[background:var(--warning-soft,var(--brand-soft))] [&_mark]:text-inherit">
        {lines?.map(({ start, end, text }) => (
          <li key={start}>
            <button
              type="button"
              className="grid grid-cols-[3.25rem_1fr_auto] gap-3 items-center w-full min-h-12 py-1 px-3 rounded-control text-start hover:bg-sunken aria-[current=true]:bg-brand-soft aria-[current=true]:font-strong"
              aria-current={time >= start && time < end ? 'true' : undefined}
              onClick={() => onChoose(start)}
            >
              <span className="font-strong text-brand figures">{formatPosition(start)}</span>
              <span>
                <MarkedText text={text} term={isShort ? undefined : term} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}
