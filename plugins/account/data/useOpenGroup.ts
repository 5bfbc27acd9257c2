import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Group } from './draft'

/** Ids of a group's form, and of the button that opens it. */
export const groupIds = (group: Group) => ({ form: `group-${group}`, change: `change-${group}` })

const focus = (id: string) => document.getElementById(id)?.focus()

/** The group that is edited on a phone. The focus moves to its form, and back to its button: what was pressed disappears. */
export function useOpenGroup(first: Group | null) {
  const [open, setOpen] = useState(first)
  const openGroup = (group: Group) => {
    flushSync(() => setOpen(group))
    focus(groupIds(group).form)
  }
  const closeGroup = () => {
    flushSync(() => setOpen(null))
    if (open) focus(groupIds(open).change)
  }
  return { open, openGroup, closeGroup }
}
