import { useRef, useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { findText } from './findText'
import type { Pdf } from './pdf'
import type { TextKey } from '../../texts'

interface Found {
  words: string
  pages: readonly number[]
  /** The place of the page that is shown. */
  at: number
}

/** Finds words in the text of all pages, and goes from one page with them to the next. */
export function PdfSearch({ pdf, onFound }: { pdf: Pdf; onFound: (page: number) => void }) {
  const t = useText<TextKey>()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  const show = (next: Found) => {
    setFound(next)
    const page = next.pages[next.at]
    if (page !== undefined) onFound(page)
  }
  const search = async () => {
    if (found?.words === words)
      return show({ ...found, at: (found.at + 1) % Math.max(1, found.pages.length) })
    running.current?.abort()
    const stop = (running.current = new AbortController())
    setIsBusy(true)
    try {
      show({ words, pages: await findText(words, pdf, stop.signal), at: 0 })
      setIsBusy(false)
    } catch {
      if (!stop.signal.aborted) setIsBusy(false)
    }
  }
  const isCurrent = found !== null && found.words === words
  return (
    <search className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 px-4 hairline-b bg-info-soft">
      <SearchField
        className="flex-[1_1_14rem] min-w-0"
        label={t('RECORDS.FIND_LABEL')}
        value={words}
        onChange={setWords}
        onSend={() => void search()}
      />
      <Button
        size="sm"
        variant="secondary"
        busy={isBusy}
        busyText={t('RECORDS.FIND_BUSY')}
        onClick={() => void search()}
      >
        {t(isCurrent && found.pages.length > 1 ? 'RECORDS.FIND_NEXT' : 'RECORDS.FIND_SEND')}
      </Button>
      <output className="text-sm">
        {isCurrent &&
          words.trim() !== '' &&
          (found.pages.length > 0
            ? t('RECORDS.FOUND', { count: found.pages.length, pages: listed(found) })
            : t('RECORDS.NOT_FOUND'))}
      </output>
    </search>
  )
}

/** How many pages are named. */
const NAMED = 12

const listed = ({ pages }: Found): string =>
  pages.slice(0, NAMED).join(', ') + (pages.length > NAMED ? '…' : '')
