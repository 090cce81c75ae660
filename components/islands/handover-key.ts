/** Where the session holds what is carried to the contact form: JSON of its fields by name. */
export const handoverKey = 'contact-handover'
