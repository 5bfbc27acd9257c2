import type { WidgetProps } from '@rjsf/utils'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { FieldError } from '@portico/core/ui/forms/Field'
import { controlId, useFormView } from '../form/FormView'
import { dropEdge } from '../order/reorder'
import { useKeyboardReorder } from '../order/useKeyboardReorder'
import { usePointerReorder } from '../order/usePointerReorder'
import { useAdminText } from '../texts'
import { AddTag } from './AddTag'
import { TagItem } from './TagItem'
import { previousPosition, type Tag, type TagRow } from './tagRows'
import { useTagRows } from './useTagRows'

/** A list of tags that users reorder by mouse, touch and keyboard; at least one tag has to stay. */
export default function OrderedTags({ name, value, onChange }: WidgetProps) {
  const t = useAdminText()
  const { texts, errorOf, original } = useFormView()
  const tags = useTagRows((value ?? []) as Tag[], onChange)
  const { rows } = tags
  const opened = (original[name] ?? []) as Tag[]
  const list = useRef<HTMLOListElement>(null)
  const hintId = useId()
  const edit = useTagEditing(tags, list)
  const { keyboard, pointer } = edit
  return (
    <fieldset className="grid gap-1.5 min-w-0 m-0 p-0 [border:0]" id={controlId(name)} tabIndex={-1}>
      <legend className="sr-only">
        {t('ADMIN.TAGS.LIST', { label: texts.label(name), count: rows.length })}
      </legend>
      <p className="text-muted -mt-1" id={hintId}>
        {t('ADMIN.TAGS.KEYS')}
      </p>
      <ol className="grid gap-1.5" ref={list}>
        {rows.map((row, index) => (
          <TagItem
            key={row.key}
            tag={row.tag}
            position={index + 1}
            count={rows.length}
            opened={opened.find(({ id }) => id !== undefined && id === row.tag.id)}
            previousPosition={previousPosition(row.tag, index + 1, opened)}
            isMoving={keyboard.pickedUpKey === row.key || pointer.target?.from === index}
            dropEdge={dropEdge(pointer.target, index)}
            hintId={hintId}
            onEdit={(part) => tags.edit(index, part)}
            onPickUp={() => keyboard.toggle(row, index)}
            onKeyDown={(event) => keyboard.onKeyDown(event, row, index)}
            onBlur={keyboard.drop}
            onPointerDown={(event) => pointer.start(event, index)}
            onStep={(step) => edit.step(index, step)}
            onRemove={() => edit.remove(index)}
          />
        ))}
      </ol>
      <AddTag onAdd={edit.add} />
      <FieldError
        id={`${controlId(name)}-error`}
        error={edit.isLast ? t('ADMIN.TAGS.LAST') : errorOf(name)}
      />
      <output className="sr-only" aria-live="assertive">
        {edit.announcement}
      </output>
    </fieldset>
  )
}

/** Moves, adds and removes tags, announces it to screen readers, and keeps the focus at the tag. */
function useTagEditing(tags: ReturnType<typeof useTagRows>, list: RefObject<HTMLElement | null>) {
  const t = useAdminText()
  const { rows } = tags
  const [announcement, setAnnouncement] = useState('')
  const [isLast, setIsLast] = useState(false)
  const focus = useFocusPart(list)
  const keyboard = useKeyboardReorder(rows, tags.change, ({ tag }: TagRow, index: number) => {
    setAnnouncement(t('ADMIN.TAGS.MOVED', { name: tag.name, place: index + 1, count: rows.length }))
    focus({ index, part: 'grip' })
  })
  return {
    announcement,
    isLast,
    keyboard,
    pointer: usePointerReorder(list, keyboard.move),
    step: (index: number, step: -1 | 1) => {
      keyboard.move(index, index + step)
      focus({
        index: Math.min(Math.max(index + step, 0), rows.length - 1),
        part: step < 0 ? 'up' : 'down',
      })
    },
    add: (name: string) => {
      setIsLast(false)
      tags.add(name)
    },
    remove: (index: number) => {
      setIsLast(rows.length === 1)
      if (rows.length === 1) return
      tags.remove(index)
      setAnnouncement(t('ADMIN.TAGS.REMOVED', { name: rows[index]?.tag.name ?? '' }))
      focus({ index: Math.min(index, rows.length - 2), part: 'remove' })
    },
  }
}

/** An element of a row that takes the focus after the next render. */
interface FocusTarget {
  index: number
  part: 'grip' | 'up' | 'down' | 'remove'
}

/** Focuses a part of a row after the next render: a row that moves loses the focus. */
function useFocusPart(list: RefObject<HTMLElement | null>) {
  const [target, setTarget] = useState<FocusTarget | null>(null)
  useEffect(() => {
    if (!target) return
    const row = list.current?.querySelector(`[data-tag="${target.index}"]`)
    row?.querySelector<HTMLElement>(`[data-part="${target.part}"]`)?.focus()
  }, [list, target])
  return setTarget
}
