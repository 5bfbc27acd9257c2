import { useState } from 'react'
import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { toast } from '@portico/core/ui/feedback/toast'
import { inputClass } from '@portico/core/ui/forms/inputClass'
import type { Pdf } from './pdf'
import { canPrint, printPdf } from './printPdf'
import type { TextKey } from '../../texts'

/** The sizes of a page, as parts of the width of the viewer. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

interface Props {
  pdf: Pdf
  number: number
  zoom: number
  isSearching: boolean
  onGo: (number: number) => void
  onZoom: (zoom: number) => void
  onTurn: () => void
  onSearch: () => void
}

/** The tools of a PDF: pages, size, turn, search and print. */
export function PdfBar({ pdf, number, zoom, isSearching, onGo, onZoom, onTurn, onSearch }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const smaller = zooms.findLast((one) => one < zoom)
  const larger = zooms.find((one) => one > zoom)
  const print = () => {
    if (canPrint(pdf)) void printPdf(pdf)
    else toast({ tone: 'info', text: t('RECORDS.PRINT_LONG') })
  }
  return (
    <div className="flex flex-wrap items-center min-h-tap ps-4 pe-2 bg-raised">
      <PageField pages={pdf.pages} number={number} onGo={onGo} />
      <div className="flex items-center flex-wrap">
        <IconButton
          icon="minus"
          label={t('RECORDS.ZOOM_OUT')}
          aria-disabled={smaller === undefined}
          onClick={() => smaller && onZoom(smaller)}
        />
        <output className="text-sm font-strong min-w-13 text-center" aria-label={t('RECORDS.ZOOM')}>
          {numberFormat(language, { style: 'percent' }).format(zoom)}
        </output>
        <IconButton
          icon="plus"
          label={t('RECORDS.ZOOM_IN')}
          aria-disabled={larger === undefined}
          onClick={() => larger && onZoom(larger)}
        />
        <IconButton icon="rotate-cw" label={t('RECORDS.TURN')} onClick={onTurn} />
        <IconButton icon="search" label={t('RECORDS.FIND')} aria-expanded={isSearching} onClick={onSearch} />
        <IconButton icon="printer" label={t('RECORDS.PRINT')} onClick={print} />
      </div>
    </div>
  )
}

function PageField({ pages, number, onGo }: Pick<Props, 'number' | 'onGo'> & { pages: number }) {
  const t = useText<TextKey>()
  const [typed, setTyped] = useState<string | null>(null)
  const send = () => {
    const page = Number(typed)
    if (typed !== null && Number.isInteger(page) && page > 0) onGo(page)
    setTyped(null)
  }
  if (pages === 1)
    return <span className="text-sm font-strong flex-1 min-w-0">{t('RECORDS.PAGE', { number, pages })}</span>
  return (
    <form
      // On a phone the tools take the next line.
      className="flex items-center grow shrink-0"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <IconButton
        icon="chevron-left"
        label={t('RECORDS.PAGE_BACK')}
        aria-disabled={number === 1}
        onClick={() => onGo(number - 1)}
      />
      <input
        className={`${inputClass} w-18 me-2 text-end`}
        inputMode="numeric"
        aria-label={t('RECORDS.PAGE_GO')}
        value={typed ?? String(number)}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={send}
      />
      <span className="text-sm whitespace-nowrap">{t('RECORDS.PAGE_OF', { pages })}</span>
      <IconButton
        icon="chevron-right"
        label={t('RECORDS.PAGE_NEXT')}
        aria-disabled={number === pages}
        onClick={() => onGo(number + 1)}
      />
    </form>
  )
}
