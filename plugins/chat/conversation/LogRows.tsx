import { useState, type FocusEvent, type RefObject } from 'react'
import { Virtualizer, type CustomItemComponentProps, type VirtualizerHandle } from 'virtua'
import { MessageRow, type RowContext } from './MessageRow'
import type { ChatRow } from './rows'

interface Props {
  rows: readonly ChatRow[]
  context: RowContext
  list: RefObject<VirtualizerHandle | null>
  scroller: RefObject<HTMLDivElement | null>
  /** Pixels of the scrolling area before the first row. */
  startMargin: number
  onResize: () => void
}

/** The rows of a conversation in view, and the one with the focus: a conversation may have thousands. */
export function LogRows({ rows, context, list, scroller, startMargin, onResize }: Props) {
  const [focused, setFocused] = useState<ChatRow['key']>()
  const kept = focused === undefined ? -1 : rows.findIndex(({ key }) => key === focused)
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest('li')?.dataset['row']
    setFocused(index === undefined ? undefined : rows[Number(index)]?.key)
  }
  return (
    <div className="mt-auto" onFocus={onFocus} onBlur={() => setFocused(undefined)}>
      <Virtualizer
        ref={list}
        scrollRef={scroller}
        startMargin={startMargin}
        as="ol"
        item={RowItem}
        data={rows}
        shift={useIsPrepended(rows)}
        onResize={onResize}
        {...(kept >= 0 && { keepMounted: [kept] })}
      >
        {(row) => <MessageRow key={row.key} row={row} context={context} />}
      </Virtualizer>
    </div>
  )
}

/** Whether rows were added before the first one by the last change. Then the rows in view keep their place. */
function useIsPrepended(rows: readonly ChatRow[]): boolean {
  const firstId = rows.find((row) => row.kind === 'message')?.key ?? 0
  const state = `${firstId} ${rows.length}`
  const [shown, setShown] = useState({ state, firstId, isPrepended: false })
  if (state !== shown.state) setShown({ state, firstId, isPrepended: firstId < shown.firstId })
  return shown.isPrepended
}

// Older messages may be on the server: nobody knows how many there are.
const RowItem = ({ ref, index, style, children }: CustomItemComponentProps) => (
  <li ref={ref} style={style} data-row={index} aria-setsize={-1}>
    {children}
  </li>
)
