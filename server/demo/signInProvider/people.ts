/** Somebody who has an account at the demo provider. */
export interface SignInProviderPerson {
  email: string
  isVerified: boolean
  name: string
  surname: string
}

/** Somebody without an account in the portal, somebody with one, and somebody whose email is not confirmed. */
export const signInProviderPeople: readonly SignInProviderPerson[] = [
  { email: 'carmen.suarez@correo.test', isVerified: true, name: 'Carmen', surname: 'Suárez Prieto' },
  { email: 'luis@portico.test', isVerified: true, name: 'Luis', surname: 'Vega Nieto' },
  { email: 'pablo.nora@correo.test', isVerified: false, name: 'Pablo', surname: 'Nora Díaz' },
]

/** The person with an email; anybody who is not in the list has a confirmed email and no name. */
export const personOf = (email: string): SignInProviderPerson =>
  signInProviderPeople.find((person) => person.email === email) ?? {
    email,
    isVerified: true,
    name: '',
    surname: '',
  }
