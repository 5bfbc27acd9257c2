import './calendar.css'

/** Class name of a free time that can be chosen, for buttons outside of `SlotPicker`. */
export const slotClass = 'slot'
