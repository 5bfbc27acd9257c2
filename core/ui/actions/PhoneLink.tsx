/** A link that calls a phone number. Takes the number as people write it. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="whitespace-nowrap" href={`tel:${phone.replaceAll(' ', '')}`}>
      {phone}
    </a>
  )
}
