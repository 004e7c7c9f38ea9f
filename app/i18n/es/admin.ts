import type { WordsOf } from '../translate.ts'

export const admin: WordsOf<'admin', 'es'> = {
  title: 'Administración',
  menu: 'Administración',
  overview: 'Resumen',
  items: 'Anuncios y banners',
  fulfilment: 'Colocación',
  money: 'Finanzas',
  users: 'Usuarios',
  ticker: 'Cintillo',
  layouts: 'Cuadrículas',
  log: 'Registro',
  access: 'Acceso de administrador',
  missingTitle: 'El sitio no está configurado del todo',
  missingMail: 'No se envían correos. Esperan y saldrán en cuanto haya un servidor de correo.',
  missingAddresses:
    'Hay direcciones de ejemplo en lugar de las reales: los enlaces de los correos no llevan a ninguna parte y las respuestas no le llegan a nadie.',
  missingPayments: 'Los pagos son simulados: cualquiera puede publicar con una tarjeta de prueba.',
  missingIdentity:
    'Nadie puede ver quién administra el sitio: las páginas Acerca de, Términos y Contacto no nombran ninguna empresa.',
  missingSet: 'Define {settings} y reinicia el sitio.',
}
