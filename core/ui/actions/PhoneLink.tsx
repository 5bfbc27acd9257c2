/** A telephone number that is called when it is pressed. In: the number as people write it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="nowrap" href={`tel:${phone.replaceAll(' ', '')}`}>
      {phone}
    </a>
  )
}
