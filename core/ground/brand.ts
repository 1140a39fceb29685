/** Everything that names this deployment; renaming the product means editing this file alone. */
export const brand = {
  name: 'Porua',
  nameBn: 'পড়ুয়া',
  slug: 'porua',
  phone: '01700-000000',
  whatsapp: '8801700000000',
  /** Hours of Asia/Dhaka in which a person answers, every day: from before noon to after it. */
  support: { opens: 10, closes: 22 },
  email: 'help@porua.example',
  address: 'Mirpur-1, Dhaka',
  addressBn: 'মিরপুর-১, ঢাকা',
  social: {
    facebook: 'https://www.facebook.com/porua.example',
    youtube: 'https://www.youtube.com/@porua.example',
  },
} as const;
