import { useState } from 'react'
import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { useAdminText } from '../texts'
import { parsePageNumber, pageRange, parsePageSize, pageSizes, type ListState } from './listState'

interface Props {
  state: Pick<ListState, 'page' | 'size'>
  total: number
  onChange: (to: Partial<Pick<ListState, 'page' | 'size'>>) => void
  /** The pointer is over the button that opens this page. */
  onPrefetch: (page: number) => void
}

/** The range of rows, the page size, and the buttons to other pages. */
export function ListFooter({ state, total, onChange, onPrefetch }: Props) {
  const t = useAdminText()
  const { language } = useLanguage()
  const format = (count: number) => numberFormat(language, { useGrouping: 'always' }).format(count)
  const { first, last, pages } = pageRange(state, total)
  const { page, size } = state
  const to = (target: number) => ({
    disabled: target < 0 || target >= pages || target === page,
    onClick: () => onChange({ page: target }),
    onPointerEnter: () => target < pages && target > page && onPrefetch(target),
  })
  return (
    <nav
      className="a-foot print:static flex flex-wrap gap-y-1 gap-x-6 items-center min-h-12 py-1 pr-[calc(var(--a-pad)-0.5rem)] pl-[var(--a-pad)] hairline-t text-muted figures max-desk:sticky max-desk:z-4 max-desk:bottom-[calc(var(--bar-h)+env(safe-area-inset-bottom))] max-desk:bg-raised max-desk:group-data-selecting/a-list:hidden"
      aria-label={t('ADMIN.LIST.PAGES')}
    >
      <span className="a-range flex-1">
        {t('ADMIN.LIST.RANGE', { first: format(first), last: format(last), total: format(total) })}
      </span>
      <label className="flex gap-2 items-center max-desk:hidden [&_select]:w-auto">
        {t('ADMIN.LIST.ROWS')}
        <select
          className="select"
          value={size}
          onChange={(event) => onChange({ size: parsePageSize(event.target.value) })}
        >
          {pageSizes.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      </label>
      <span className="flex items-center gap-0.5 [&_[disabled]]:opacity-40">
        <IconButton
          icon="chevrons-left"
          label={t('ADMIN.LIST.FIRST')}
          {...to(0)}
          className="max-desk:hidden"
        />
        <IconButton icon="chevron-left" label={t('ADMIN.LIST.PREVIOUS')} {...to(page - 1)} />
        <PageField key={page} page={page} pages={pages} onOpen={(target) => onChange({ page: target })} />
        <span>{t('ADMIN.LIST.OF_PAGES', { pages: format(pages) })}</span>
        <IconButton icon="chevron-right" label={t('ADMIN.LIST.NEXT')} {...to(page + 1)} />
        <IconButton
          icon="chevrons-right"
          label={t('ADMIN.LIST.LAST')}
          {...to(pages - 1)}
          className="max-desk:hidden"
        />
      </span>
    </nav>
  )
}

interface FieldProps {
  page: number
  pages: number
  onOpen: (page: number) => void
}

/** The page number; Enter or blur opens the typed page. */
function PageField({ page, pages, onOpen }: FieldProps) {
  const t = useAdminText()
  const [typed, setTyped] = useState(String(page + 1))
  const open = () => {
    const target = parsePageNumber(typed, pages)
    if (target === page || target === null) setTyped(String(page + 1))
    else onOpen(target)
  }
  return (
    <label className="flex gap-2 items-center ms-2 me-1 max-desk:gap-0 max-desk:[font-size:0] [&_input]:w-18 [&_input]:text-end max-desk:[&_input]:w-16 max-desk:[&_.input]:px-2 max-desk:[&_input]:text-base">
      {t('ADMIN.LIST.PAGE')}
      <input
        className="input"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && open()}
        onBlur={open}
      />
    </label>
  )
}
