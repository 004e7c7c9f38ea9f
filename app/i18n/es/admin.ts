import type { WordsOf } from '../translate.ts'

export const admin: WordsOf<'admin', 'es'> = {
  title: 'Administración',
  menu: 'Administración',
  overview: 'Resumen',
  items: 'Anuncios y banners',
  people: 'Usuarios',
  ticker: 'Cinta',
  boards: 'Cuadrículas',
  log: 'Registro',
  access: 'Acceso de administrador',
}
