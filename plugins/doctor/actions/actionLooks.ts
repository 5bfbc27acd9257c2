import type { VisitAction } from './useVisitActions'

/** How a button and an entry of a menu show each action. */
export const actionLooks = {
  move: { label: 'DOCTOR.ACTION.MOVE', icon: 'calendar', variant: 'quiet' },
  cancel: { label: 'DOCTOR.ACTION.CANCEL', icon: 'circle-x', variant: 'danger-quiet' },
  noShow: { label: 'DOCTOR.ACTION.NO_SHOW', icon: 'circle-x', variant: 'quiet' },
  undoNoShow: { label: 'DOCTOR.ACTION.NO_SHOW_UNDO', icon: 'refresh-cw', variant: 'secondary' },
} as const satisfies Record<VisitAction, object>
