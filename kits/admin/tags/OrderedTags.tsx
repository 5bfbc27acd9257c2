import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useId, useRef, useState } from 'react'
import { FieldError } from '@core/ui/forms/Field'
import { controlId, useFormView } from '../form/FormView'
import { dropEdge } from '../order/reorder'
import { usePointerReorder } from '../order/usePointerReorder'
import { useKeyboardReorder } from '../order/useKeyboardReorder'
import { useAdminText } from '../texts'
import { AddTag } from './AddTag'
import { previousPosition, type Tag, type TagRow } from './tagRows'
import { TagItem } from './TagItem'
import './tags.css'
import { useTagRows } from './useTagRows'

/** What takes the focus once the list is drawn anew: a part of a row. */
interface Wanted {
  at: number
  part: 'grip' | 'up' | 'down' | 'remove'
}

/** A list of tags in an order of its own, by mouse, touch and keyboard; at least one has to stay (ADMIN-044, ADMIN-045). */
export default function OrderedTags({ name, value, onChange }: WidgetProps) {
  const t = useAdminText()
  const { texts, errorOf, original: opened } = useFormView()
  const { rows, change, rename, add, remove } = useTagRows((value ?? []) as Tag[], onChange)
  const [said, say] = useState('')
  const [isLast, tellLast] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const focus = useFocus(list)
  const keys = useId()
  const announce = ({ tag }: TagRow, at: number, part: Wanted['part'] = 'grip') => {
    say(t('ADMIN.TAGS.MOVED', { name: tag.name, place: at + 1, count: rows.length }))
    focus({ at, part })
  }
  const lift = useKeyboardReorder(rows, change, announce)
  const drag = usePointerReorder(list, (from, to) => lift.move(from, to))
  const takeOff = (at: number) => {
    tellLast(rows.length === 1)
    if (rows.length === 1) return
    remove(at)
    say(t('ADMIN.TAGS.REMOVED', { name: rows[at]?.tag.name ?? '' }))
    focus({ at: Math.min(at, rows.length - 2), part: 'remove' })
  }
  const error = isLast ? t('ADMIN.TAGS.LAST') : errorOf(name)
  return (
    <fieldset className="tags-field" id={controlId(name)} tabIndex={-1}>
      <legend className="visually-hidden">
        {t('ADMIN.TAGS.LIST', { label: texts.label(name), count: rows.length })}
      </legend>
      <p className="field-hint" id={keys}>
        {t('ADMIN.TAGS.KEYS')}
      </p>
      <ol className="tags" ref={list}>
        {rows.map((row, at) => (
          <TagItem
            key={row.key}
            tag={row.tag}
            place={at + 1}
            count={rows.length}
            before={previousPosition(row.tag, at + 1, (opened[name] ?? []) as Tag[])}
            isLifted={lift.lifted === row.key || drag.carried?.from === at}
            landing={dropEdge(drag.carried, at)}
            keysId={keys}
            onRename={(to) => rename(at, to)}
            onLift={() => lift.toggle(row, at)}
            onPress={(event) => lift.press(event, row, at)}
            onLeave={lift.drop}
            onTake={(event) => drag.take(event, at)}
            onStep={(step) => {
              lift.move(at, at + step)
              focus({ at: Math.min(Math.max(at + step, 0), rows.length - 1), part: step < 0 ? 'up' : 'down' })
            }}
            onRemove={() => takeOff(at)}
          />
        ))}
      </ol>
      <AddTag
        onAdd={(added) => {
          tellLast(false)
          add(added)
        }}
      />
      <FieldError id={`${controlId(name)}-error`} error={error} />
      <output className="visually-hidden" aria-live="assertive">
        {said}
      </output>
    </fieldset>
  )
}

/** Puts the focus on a part of a row after the list is drawn anew: a row that was moved has lost it. */
function useFocus(list: React.RefObject<HTMLOListElement | null>) {
  const [wanted, want] = useState<Wanted | null>(null)
  useEffect(() => {
    if (!wanted) return
    const row = list.current?.querySelector(`[data-tag="${wanted.at}"]`)
    row?.querySelector<HTMLElement>(`[data-part="${wanted.part}"]`)?.focus()
  }, [list, wanted])
  return want
}
