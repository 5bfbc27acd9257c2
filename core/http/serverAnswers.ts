/** Whether an address of the server answers without an error. */
export const serverAnswers = (address: string): Promise<boolean> =>
  fetch(address, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
