import { useEffect, useRef, useState } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { TextField } from '@portico/core/ui/forms/TextField'
import type { TextKey } from '../../texts'
import { PageRow } from './PageRow'
import { PhotoSources } from './PhotoSources'
import type { Page } from './pages'
import type { PagesState } from './usePages'

interface Props {
  state: PagesState
  name: string
  onName: (name: string) => void
  onEdit: (page: Page) => void
  /** What keeps the document from being made. */
  missing: { name?: string; pages?: string }
}

/** The pages in their order, what can be done with each, and the name of the document. */
export function PageList({ state, name, onName, onEdit, missing }: Props) {
  const t = useText<TextKey>()
  const { pages } = state
  const [moved, setMoved] = useState<{ id: number; button: string } | null>(null)
  const index = pages.findIndex(({ id }) => id === moved?.id)
  const list = useRef<HTMLOListElement>(null)
  // The page is a moved element, which loses the focus in some browsers.
  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`#page-${moved.id}-${moved.button}`)?.focus()
  }, [moved])
  return (
    <>
      <p>{t('RECORDS.PAGES_TEXT')}</p>
      <Problems state={state} missing={missing.pages} />
      {pages.length > 0 && (
        <ol
          ref={list}
          className="list [border:1px_solid_var(--line)] rounded-card"
          aria-label={t('RECORDS.PAGES')}
        >
          {pages.map((page, at) => (
            <PageRow
              key={page.id}
              page={page}
              number={at + 1}
              count={pages.length}
              worker={state.worker}
              onEdit={() => onEdit(page)}
              onTurn={() => state.act({ do: 'turn', id: page.id })}
              onRemove={() => state.act({ do: 'remove', id: page.id })}
              onMove={(by) => {
                state.act({ do: 'move', id: page.id, by })
                setMoved({ id: page.id, button: by < 0 ? 'up' : 'down' })
              }}
            />
          ))}
        </ol>
      )}
      <output className="sr-only">
        {index >= 0 && t('RECORDS.PAGE_MOVED', { number: index + 1, pages: pages.length })}
      </output>
      <Removed state={state} />
      <PhotoSources isFirst={pages.length === 0} onFiles={(files) => void state.add(files)} />
      {state.reading > 0 && <ProgressBar label={t('RECORDS.PAGES_READING', { count: state.reading })} />}
      {typeof state.drawn === 'number' && (
        <ProgressBar label={t('RECORDS.PAGES_SAVING')} value={(state.drawn / pages.length) * 100} />
      )}
      <TextField
        label={t('RECORDS.PAGES_NAME')}
        value={name}
        maxLength={190}
        error={missing.name}
        onChange={onName}
      />
    </>
  )
}

/** Why photos are no pages, or why there is no document. */
function Problems({
  state: { refused, drawn },
  missing,
}: {
  state: PagesState
  missing: string | undefined
}) {
  const t = useText<TextKey>()
  return (
    <>
      {refused.map(({ name, problem }, at) => (
        <Notice key={at} tone="danger" role="alert">
          {t(problem === 'large' ? 'RECORDS.PAGES_LARGE' : 'RECORDS.PAGES_DAMAGED', { name })}
        </Notice>
      ))}
      {missing && (
        <Notice tone="danger" role="alert">
          {missing}
        </Notice>
      )}
      {drawn === 'failed' && (
        <Notice tone="danger" role="alert">
          {t('RECORDS.PAGES_FAILED')}
        </Notice>
      )}
    </>
  )
}

function Removed({ state: { removed, act } }: { state: PagesState }) {
  const t = useText<TextKey>()
  const button = useRef<HTMLButtonElement>(null)
  // The button that removed the page is gone.
  useEffect(() => {
    if (removed) button.current?.focus()
  }, [removed])
  if (!removed) return null
  return (
    <p className="flex flex-wrap items-center gap-3">
      <output>{t('RECORDS.PAGE_REMOVED')}</output>
      <Button ref={button} size="sm" variant="secondary" onClick={() => act({ do: 'putBack' })}>
        {t('RECORDS.UNDO')}
      </Button>
    </p>
  )
}
